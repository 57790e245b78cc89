import type { Browser, Page } from '@playwright/test'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { operations } from '#mock/generated/operations.ts'
import { languageTags } from '#src/lib/languages.ts'
import { isGatewayPath } from '#scripts/lib/gateway-paths.ts'
import { PHONE } from '#scripts/lib/phone.ts'
import { operationOf, type AnswerForcer } from '#scripts/site/serve/force-answers.ts'
import { seededSession } from '#scripts/site/serve/seeded-session.ts'
import { settleIn, staySettledIn } from '#scripts/site/serve/settle-in.ts'
import type { Observed } from './judge.ts'
import { record } from './recorder.ts'
import type { Variant } from './result.ts'
import { STEP_MS } from './screen.ts'
import { shortenWaits, type WindowWithWaits } from './waits.ts'

const VIEWPORT = { width: 390, height: 844 }

/** A page of the site in which answers are forced and everything that shows is noted. */
export interface Stage {
  page: Page
  merchant: MerchantCode
  forcer: AnswerForcer
  /** Opens an address as nobody, or as a seeded account, with nothing left of what was before. */
  open: (path: string, account?: string) => Promise<void>
  /** Goes to an address as a link does, without loading the site again. */
  visit: (path: string) => Promise<void>
  /** Resolves when no call is under way; one that hangs on purpose is nothing to wait for. */
  calm: () => Promise<void>
  /** Ends at once what the page would wait for so many milliseconds; resolves to the longest wait that it ended. */
  pass: (ms: number) => Promise<number>
  /** Forgets what has shown and what the server has said so far. */
  forget: () => Promise<void>
  observe: (operation: string, place: RegExp | undefined) => Promise<Observed>
  /** Names the operation whose calls hang from now on, if any. */
  hang: (operation: string | undefined) => void
  /** Puts every state of the stub back, so that one operation does not live on what another one did. */
  reset: () => Promise<void>
}

const LANGUAGE_OF = new Map<string, string>(Object.entries(languageTags).map(([code, tag]) => [tag, code]))
/** The console tells failed requests by itself; those are the point of the whole run. */
const OF_THE_NETWORK = /^Failed to load resource/

/** Where a stage stands: a served site, the forcer in its server, and the stub behind it. */
interface Place {
  url: string
  forcer: AnswerForcer
  stubUrl: string
}

/** One page serves a whole run: the browser keeps the files of the site, and makes no other window. */
export async function openStage(
  browser: Browser,
  { url, forcer, stubUrl }: Place,
  { lang, theme, merchant }: Variant,
): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    ...PHONE,
    colorScheme: theme,
  })
  context.setDefaultTimeout(STEP_MS)
  await context.addInitScript(shortenWaits)
  await context.addInitScript(record)
  await settleIn(context, url, merchant)
  // What comes up over home is no reaction to the call.
  await staySettledIn(context)
  const page = await context.newPage()
  const sessions = new Map<string, Record<string, string>>()
  const underWay = new Set<object>()
  let [hanging, serverMessage]: [string | undefined, string] = [undefined, '']
  let errors: string[] = []

  page.on('request', (request) => {
    if (!isGatewayPath(new URL(request.url()).pathname)) return
    if (operationOf(request.method(), request.url()) !== hanging) underWay.add(request)
  })
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('response', async (response) => {
    // An answer nobody reads, as of a call made ahead for a page that does not come, never counts as finished.
    underWay.delete(response.request())
    if (response.ok() || !isGatewayPath(new URL(response.url()).pathname)) return
    const body: { message?: unknown } = await response.json().catch(() => ({}))
    if (typeof body.message === 'string') serverMessage = body.message
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) errors.push(message.text())
  })
  await page.goto('/favicon.svg')

  const sessionOf = async (username: string): Promise<Record<string, string>> => {
    const items = sessions.get(username) ?? (await seededSession(stubUrl, username, merchant))
    sessions.set(username, items)
    return items
  }

  return {
    page,
    merchant,
    forcer,
    async open(path, account) {
      const kept: Record<string, string> = {
        MC_LANGUAGE: LANGUAGE_OF.get(lang) ?? 'EN',
        MC_THEME: theme,
        MC_MERCHANT: merchant,
        ...(account === undefined ? {} : await sessionOf(account)),
      }
      // What the page before still wants to keep must not come after this.
      await page.goto('/favicon.svg')
      await page.evaluate((items) => {
        localStorage.clear()
        sessionStorage.clear()
        for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
      }, kept)
      underWay.clear()
      errors = []
      serverMessage = ''
      await page.goto(path, { waitUntil: 'domcontentloaded' })
    },
    async calm() {
      const end = performance.now() + STEP_MS
      while (underWay.size > 0 && performance.now() < end) await sleep(15)
    },
    visit: (path) =>
      page.evaluate((to) => {
        const { idx = 0 }: { idx?: number } = history.state ?? {}
        history.pushState({ idx: idx + 1, key: String(performance.now()) }, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      }, path),
    pass: (ms) => page.evaluate((withinMs) => (window as WindowWithWaits).endWaits?.(withinMs) ?? 0, ms),
    async forget() {
      errors = []
      serverMessage = ''
      await page.evaluate(() => {
        const { replayRecord } = window as Window & { replayRecord?: unknown[] }
        if (replayRecord) replayRecord.length = 0
      })
    },
    async observe(operation, place) {
      const source = place?.source
      // A page that goes on to another one meanwhile is looked at again there.
      const seen = await page.evaluate(look, source).catch(async () => {
        await page.waitForLoadState('domcontentloaded')
        return page.evaluate(look, source)
      })
      return { ...seen, calls: forcer.callsOf(operation), serverMessage, errors }
    },
    hang(operation) {
      hanging = operation
    },
    async reset() {
      await page.goto('/favicon.svg')
      await fetch(`${stubUrl}/__mock/reset`, { method: 'POST' })
      // Sessions go with it.
      sessions.clear()
      await context.clearCookies()
    },
  }
}

export const tagOf = (operation: keyof typeof operations): string => operations[operation].tag

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs in the page. */
function look(place: string | undefined): Omit<Observed, 'calls' | 'serverMessage' | 'errors'> {
  const { replayRecord = [] } = window as Window & { replayRecord?: Observed['shown'] }
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const pattern = place === undefined ? undefined : new RegExp(place, 'u')
  const places = [...document.querySelectorAll('main *, [role="dialog"] *')].filter(
    (element) =>
      isSeen(element) &&
      (pattern?.test(element.getAttribute('aria-label') ?? '') ||
        (element.childElementCount === 0 && pattern?.test((element.textContent ?? '').trim()))),
  )
  const heading = document.querySelector('main :is(h1, h2)')?.textContent ?? ''
  // What lies behind an open question waits for its answer.
  const isAsking = document.querySelector('[role="alertdialog"]') !== null
  const busy = [...document.querySelectorAll('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]')]
    .filter((element) => isSeen(element) && !isAsking)
    .map((element) => (element.textContent ?? '').trim().slice(0, 40) || element.tagName.toLowerCase())
  return {
    shown: replayRecord,
    path: location.pathname,
    places: places.length,
    heading: heading.trim(),
    busy,
    text: document.body.innerText,
  }
}
