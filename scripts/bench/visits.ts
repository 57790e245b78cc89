import type { Browser, BrowserContext } from '@playwright/test'
import { pretendConnection } from '#scripts/lib/pretend-connection.ts'
import { settleIn } from '#scripts/site/serve/settle-in.ts'
import { phone } from '../../playwright.config.ts'
import { launchBrowser } from './browser.ts'
import { median, type Section } from './section.ts'
import { openSlowLine, type SlowLine } from './slow-line.ts'
import { CPU_RATE } from './slow-phone.ts'

/** The line is quiet so long when a visit has come to rest: longer than the pauses in which the site asks for more. */
const REST_MS = 4_000
const KILOBYTE = 1_000
/** Languages of other scripts: with marks above and below, or from right to left. */
const OTHER_SCRIPTS = ['TY', 'BN', 'UR']

/** Addresses of what is compared. */
export interface Visited {
  site: string
  /** The same site after a change of home. */
  release: string
  /** The page of libraries alone. */
  stack: string
}

interface Paints {
  /** When the first game's picture was there to be seen, in ms; not on the stack page. */
  game: number
  /** The largest paint, in ms. */
  largest: number
}

/** What the runs gave, one entry a run. */
interface Measured {
  paints: Record<'stack' | 'first' | 'second' | 'offline', Paints[]>
  /** First visits in other scripts: their largest paints, by language. */
  scripts: Record<string, number[]>
  /** Of a first visit, of the next one after a release, and of a first one that saves data. */
  kilobytes: Record<'first' | 'release' | 'saved', number[]>
}

/**
 * How soon home is there on slow 4G and a phone of a quarter of this machine's speed: for a first visit and a second
 * one, without a connection, after a release, in other scripts, and where data are saved.
 */
export async function visitsSection(visited: Visited, runs: number): Promise<Section> {
  const { browser, close } = await launchBrowser()
  const { paints, scripts, kilobytes } = await measureVisits(browser, visited, runs)
  await close()
  const game = (name: keyof typeof paints) => median(paints[name].map((one) => one.game))
  const largest = (name: keyof typeof paints) => median(paints[name].map((one) => one.largest))
  const inScripts = Object.entries(scripts).map(([code, times]) => [code, median(times)] as const)
  const slowest = Math.max(...inScripts.map(([, time]) => time)) / largest('first')
  const rowOf = (title: string, name: keyof typeof paints) => [
    title,
    game(name),
    largest(name),
    largest(name) / largest('stack'),
  ]
  return {
    title: `Visits of home on slow 4G and 4× CPU, medians of ${runs}`,
    columns: [
      { name: 'visit' },
      { name: 'first game ms' },
      { name: 'largest paint ms' },
      { name: '/ stack', decimals: 2 },
    ],
    rows: [
      ['the stack page', '', largest('stack'), 1],
      rowOf('first', 'first'),
      rowOf('second, with what the first has kept', 'second'),
      rowOf('without a connection', 'offline'),
      ...inScripts.map(([code, time]) => [`first, in ${code}`, '', time, time / largest('stack')]),
    ],
    checks: [
      { what: 'first game, first visit', value: game('first'), budget: 2_400, unit: 'ms' },
      { what: 'first game, second visit', value: game('second'), budget: 1_000, unit: 'ms' },
      { what: 'first game without a connection', value: game('offline'), budget: 1_000, unit: 'ms' },
      {
        what: 'largest paint, second visit / stack page',
        value: largest('second') / largest('stack'),
        budget: 0.3,
        unit: '',
        decimals: 2,
      },
      { what: 'largest paint in Thai, Bengali or Urdu / English', value: slowest, budget: 1.05, unit: '', decimals: 2 },
      { what: 'second visit after a release', value: median(kilobytes.release), budget: 60, unit: 'KB' },
      { what: 'first visit with Save-Data', value: median(kilobytes.saved), budget: 250, unit: 'KB' },
    ],
    notes: [
      `A first visit loads ${Math.round(median(kilobytes.first))} KB until it rests, pictures and answers of the stub among them.`,
      'The line is slow for the service worker too; its thread is not slowed down, as browsers have no means for that.',
    ],
  }
}

async function measureVisits(browser: Browser, { site, release, stack }: Visited, runs: number): Promise<Measured> {
  const paints: Measured['paints'] = { stack: [], first: [], second: [], offline: [] }
  const scripts: Measured['scripts'] = Object.fromEntries(OTHER_SCRIPTS.map((code) => [code, []]))
  const kilobytes: Measured['kilobytes'] = { first: [], release: [], saved: [] }
  const weigh = async (context: BrowserContext, line: SlowLine, kind: keyof typeof kilobytes) => {
    const before = line.bytes()
    const seen = await visit(context, line)
    kilobytes[kind].push((line.bytes() - before) / KILOBYTE)
    return seen
  }
  for (let run = 0; run < runs; run += 1) {
    await phoneOn(browser, stack, {}, async (context, line) => {
      paints.stack.push(await visit(context, line, '/'))
    })
    await phoneOn(browser, site, { language: 'EN' }, async (context, line) => {
      paints.first.push(await weigh(context, line, 'first'))
      paints.second.push(await visit(context, line))
      line.cut()
      paints.offline.push(await visit(context, line))
      line.lead(release)
      await weigh(context, line, 'release')
    })
    for (const [language, times] of Object.entries(scripts))
      await phoneOn(browser, site, { language }, async (context, line) => {
        times.push((await visit(context, line)).largest)
      })
    await phoneOn(browser, site, { savesData: true }, async (context, line) => {
      await weigh(context, line, 'saved')
    })
  }
  return { paints, scripts, kilobytes }
}

interface Visitor {
  /** Platform code. */
  language?: string
  savesData?: boolean
}

/** A browser that has been nowhere, but has agreed to the terms, on a slow line to a server. */
async function phoneOn(
  browser: Browser,
  server: string,
  { language, savesData = false }: Visitor,
  use: (context: BrowserContext, line: SlowLine) => Promise<void>,
): Promise<void> {
  const line = await openSlowLine(server)
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' })
  try {
    await settleIn(context, line.url)
    await context.addInitScript(watchPaints)
    await pretendConnection(context, savesData)
    if (language) await context.addInitScript((code) => localStorage.setItem('MC_LANGUAGE', code), language)
    await use(context, line)
  } finally {
    await context.close()
    await line.close()
  }
}

/** Opens a page on the slow phone, waits until it has come to rest, and closes it. */
async function visit(context: BrowserContext, line: SlowLine, path = '/m/home'): Promise<Paints> {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await page.goto(line.url + path, { waitUntil: 'commit' })
  if (path !== '/')
    await page.waitForFunction(() => Reflect.get(window, 'paints').game > 0, undefined, { timeout: 60_000 })
  await line.quiet(REST_MS)
  const paints: Paints = await page.evaluate(() => Reflect.get(window, 'paints'))
  await page.close()
  return paints
}

/** Runs in the page: keeps when the first game could be seen, and the largest paint so far. */
function watchPaints(): void {
  const paints = { game: 0, largest: 0 }
  Reflect.set(window, 'paints', paints)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const pictures = document.querySelectorAll<HTMLImageElement>('main [role="group"] img')
    const isThere = [...pictures].some(({ naturalWidth }) => naturalWidth > 0)
    requestAnimationFrame(isThere ? () => (paints.game = performance.now()) : look)
  }
  look()
}
