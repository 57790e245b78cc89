import '#src/ui/styles/theme.css'
import '#src/ui/styles/scripts.css'
import '#src/ui/styles/base.css'
import { paintBrowserBar } from '#src/core/theme/browser-bar.ts'
import { savesData } from '#src/lib/data-saving.ts'
import './shell.css'
import { afterFirstPaint } from './after-first-paint.ts'
import { earlyRequests, plainList } from './early-requests.ts'
import { matchKey } from './match-key.ts'
import { type FailureWords, offerRetry } from './offer-retry.ts'

// The colours of every merchant; their order says nothing.
import.meta.glob('../../merchants/*/theme.css', { eager: true })

/** What the build writes into this script. */
export interface DocumentConstants {
  merchants: { code: string; brand: string; domains: readonly string[]; hero: string }[]
  /** Platform code → language tag and direction. */
  languages: Record<string, readonly [tag: string, direction: string]>
  /** In English; those of the language of the last visit are in the storage. */
  failure: FailureWords
  /** Whether to ask for data at once; not where a service worker must answer first. */
  early: boolean
  /**
   * Files to ask for at once: those of every start, which are run too, what is run before them in an old browser, those
   * that choose a language, those that all pages but home share, those of the page at each path, and those of each
   * language for the first screen, for all other pages and for those of members. A server of modules runs the start by
   * itself.
   */
  files: Record<'start' | 'oldBrowsers' | 'firstVisit' | 'otherPages', string[]> &
    Record<'pages', Record<string, string[]>> &
    Record<'messages', Record<'first' | 'pages' | 'member', Record<string, string>>>
}
declare const __DOCUMENT__: DocumentConstants

// This script stands inline in index.html and runs before the first paint: it must stay small and never throw, whatever
// the storage holds.
const { merchants, languages, failure, early, files } = __DOCUMENT__

/** After so long the shell says that the site is on its way, and then that it does not come. */
const SLOW_MS = 5_000
const LOST_MS = 15_000

const stored = (key: string): string | null => {
  try {
    const text = localStorage.getItem(key)
    if (text !== null) return text
  } catch {
    // Blocked; what a page had to carry over its reload is read below.
  }
  // See `reloadAt` in src/core/storage/item.ts.
  return history.state?.carried?.[`local:${key}`] ?? null
}

const merchant =
  merchants.find(({ domains }) => domains.includes(location.hostname)) ??
  merchants.find(({ code }) => code === stored('MC_MERCHANT')) ??
  merchants[0]
const storedLanguage = stored('MC_LANGUAGE') ?? ''
const language = Object.keys(languages).includes(storedLanguage) ? storedLanguage : 'EN'
const [tag = 'en', direction = 'ltr'] = languages[language] ?? []
const page = document.documentElement
page.lang = tag
page.dir = direction
page.setAttribute('data-merchant', merchant?.code ?? '')
const theme = stored('MC_THEME')
page.setAttribute(
  'data-theme',
  theme === 'dark' || theme === 'light'
    ? theme
    : matchMedia('(prefers-color-scheme: light)').matches
      ? 'light'
      : 'dark',
)
paintBrowserBar()
page.style.setProperty('--hero', `url(${merchant?.hero})`)
page.style.setProperty('--brand-name', JSON.stringify(merchant?.brand ?? ''))

let session: { token?: unknown; merchantCode?: unknown } | null = null
try {
  session = JSON.parse(stored('MC_SESSION_INFO') ?? 'null')
} catch {
  // Garbage in the storage is a visitor; the application drops it.
}
// A token of another merchant is never sent (GAP-60), nor what no header can carry.
const token =
  session?.merchantCode === merchant?.code && /^[!-~]+$/.test(String(session?.token ?? '')) ? session?.token : undefined
if (token) page.setAttribute('data-signed-in', '')

const home = /^\/(m(\/(home|index(\.html)?)?)?)?$/.test(location.pathname)
// Where links of others lead first: logging in, registering, a forgotten password; all show the merchant's picture.
const door = /^\/m\/(login|register|forget)(\.html)?$/.test(location.pathname)
const list = plainList(location.pathname, location.search)
page.setAttribute('data-page', home ? 'home' : door ? 'door' : list ? 'list' : 'other')

const preload = (href: string, rel: string, as?: string) => {
  const link = document.createElement('link')
  link.rel = rel
  if (as) link.as = as
  // The picture is asked for by a style sheet, everything else by modules.
  if (as === 'image') link.setAttribute('fetchpriority', 'high')
  else link.crossOrigin = ''
  link.href = href
  document.head.appendChild(link)
}
if ((home || door || list) && merchant) preload(merchant.hero, 'preload', 'image')
const askFor = (hrefs: readonly (string | undefined)[]) => {
  for (const href of hrefs) {
    if (!href) continue
    if (href.endsWith('.css')) preload(href, 'preload', 'style')
    else preload(href, 'modulepreload')
  }
}
const run = (scripts: readonly string[]) => Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)))
/** Asks for the code of a page, once. */
const askForPage = (path: string) => {
  askFor(files.pages[path] ?? [])
  files.pages[path] = []
}
const askForData = () => {
  if (!early || /[?&]mock=/.test(location.search)) return
  const answers: NonNullable<Window['earlyAnswers']> = {}
  for (const address of earlyRequests({ home, list, merchant: merchant?.code ?? '', language })) {
    const headers: Record<string, string> = { 'X-Merchant': merchant?.code ?? '' }
    if (token && address !== '/wps/system/status') headers['Authorization'] = `Bearer ${token}`
    answers[matchKey(address)] = fetch(address, { headers })
  }
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  window.earlyAnswers = answers
}

/** What the site kept for this language, see `failureWordsItem`. */
const keptWords = (): FailureWords | undefined => {
  try {
    const words = JSON.parse(stored('MC_FAILURE_WORDS') ?? 'null')
    const isWhole = [words.slow, words.lost, words.retry].every((text) => typeof text === 'string' && text !== '')
    return isWhole && words.tag === tag ? words : undefined
  } catch {
    return undefined
  }
}

// Asked for at once, all this would come between the document and its first picture.
afterFirstPaint(() => {
  const { slow, lost, retry } = keptWords() ?? failure
  const waiting = setTimeout(() => offerRetry(slow, retry), SLOW_MS)
  const fail = () => {
    clearTimeout(waiting)
    offerRetry(lost, retry)
  }
  // These came to browsers last of all that old-browsers.ts brings along.
  const isOld = !('hasOwn' in Object && 'at' in [])
  run(isOld ? files.oldBrowsers : [])
    .then(() => run(files.start))
    .catch(fail)
  setTimeout(fail, LOST_MS)
  if (home) askForPage(location.pathname)
  else
    askFor([...files.otherPages, files.messages.pages[language], token ? files.messages.member[language] : undefined])
  askFor([files.messages.first[language]])
  if (!storedLanguage) askFor(files.firstVisit)
  askForData()
  // After words and data, without which nothing can be drawn: these can be many small files, and some hosts answer in
  // line.
  askForPage(location.pathname)
})

// From the finger that comes down to the tap it takes a tenth of a second, in which the code of the page can be asked
// for. A scroll begins like that too, so that where data are saved the tap asks itself.
addEventListener('pointerdown', ({ target }) => {
  if (savesData(stored('MC_DATA_SAVER'))) return
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link) askForPage(link.pathname)
})
