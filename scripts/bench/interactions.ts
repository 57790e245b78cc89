import type { Browser, BrowserContext } from '@playwright/test'
import { seededSession } from '#scripts/site/serve/seeded-session.ts'
import { settleIn } from '#scripts/site/serve/settle-in.ts'
import { phone } from '../../playwright.config.ts'
import { launchBrowser } from './browser.ts'
import { median, type Section } from './section.ts'
import { CPU_RATE, interactionTimes, slowDown, type Acts } from './slow-phone.ts'

const BUDGET_MS = 64
/** A windowed grid in React took 56 to 64 ms on the machine that the budget was set on. */
const BUDGET_BY_GRID = 64 / 56
/** A task that takes so long keeps taps waiting; browsers report none that is shorter. */
const LONG_TASK_MS = 50
/** Games in the stub, pages of them that are loaded before the flings, and how far each fling goes in pixels. */
const [GAMES, PAGES, FLING] = [10_000, 40, 6_000]
const FLOOR = { name: 'page without a library', taps: Array.from({ length: 5 }, () => ({ among: 'button' })) }
/** About as many taps as the site gets, so that neither has the rarer worst. */
const GRID = {
  name: 'windowed grid, tab',
  taps: Array.from({ length: 21 }, (_, at) => ({ among: 'nav button', index: (at + 1) % 3 })),
}

interface Site {
  url: string
  stubUrl: string
  /** A game's picture as merchants have them. */
  picture: Buffer
}

interface Interaction extends Acts {
  name: string
  /** Where it begins. */
  path: string
}

const CATEGORIES = 'nav[aria-label="Categories"] button'
const HEARTS = 'main button[aria-label^="Favourite: "]'
const IN_DIALOG = '[role="dialog"] button'

const interactions: readonly Interaction[] = [
  {
    name: 'category tab',
    path: '/m/home',
    taps: ['Slots', 'Fishing', 'Hot'].map((name) => ({ among: CATEGORIES, name })),
  },
  {
    name: 'side menu',
    path: '/m/home',
    taps: [
      { among: 'header button', name: 'Menu' },
      { among: IN_DIALOG, name: 'Close' },
    ],
  },
  {
    name: 'language switch',
    path: '/m/home',
    taps: [
      { among: 'header button', name: 'Region and language' },
      { among: IN_DIALOG, name: 'বাংলা' },
      { among: IN_DIALOG, name: 'OK' },
    ],
  },
  {
    name: 'sheet',
    path: '/m/gameList',
    taps: [
      { among: 'button', name: 'Filters' },
      { among: IN_DIALOG, name: 'Jackpot' },
      { among: IN_DIALOG, name: 'Close' },
    ],
  },
  { name: 'favourite', path: '/m/gameList', taps: [0, 1, 2].map((index) => ({ among: HEARTS, index })) },
  { name: 'more', path: '/m/home', taps: [{ among: 'main button:not([aria-label])', name: 'Show ' }] },
  { name: 'typing in search', path: '/m/gameList', taps: [{ among: 'input[type="search"]' }], text: 'lantern' },
]

/**
 * How long the site takes from a tap to the next picture on a phone of a quarter of this machine's speed, beside a page
 * without any library and a windowed grid in React; and the longest task while a list of 10,000 games is flung three
 * times.
 *
 * @param references addresses of the pages of {@link buildReference} and {@link writeTapPage}
 */
export async function interactionsSection(
  address: Omit<Site, 'picture'>,
  references: { grid: string; floor: string },
  runs: number,
): Promise<Section> {
  const { browser, close } = await launchBrowser()
  const site = { ...address, picture: await pictureOf(browser, address.url) }
  const durations = new Map<string, number[]>([FLOOR, GRID, ...interactions].map(({ name }) => [name, []]))
  const tasks: number[] = []
  const measure = async (context: BrowserContext, url: string, { name, ...acts }: Acts & { name: string }) =>
    durations.get(name)?.push(...(await interactionTimes(context, url, acts)))
  for (let run = 0; run < runs; run += 1) {
    await measure(await phoneContext(browser, site), references.floor, FLOOR)
    await measure(await phoneContext(browser, site), references.grid, GRID)
    for (const { path, ...interaction } of interactions)
      await measure(await memberContext(browser, site), site.url + path, interaction)
    tasks.push(await longestTaskOfFlings(await memberContext(browser, site), site))
  }
  await close()
  const floor = median(durations.get(FLOOR.name) ?? [])
  const grid = percentile(durations.get(GRID.name) ?? [], 98)
  const own = percentile(
    interactions.flatMap(({ name }) => durations.get(name) ?? []),
    98,
  )
  return {
    title: `Interactions at ${CPU_RATE}× CPU, ${runs} runs`,
    columns: [
      { name: 'interaction' },
      { name: 'times' },
      { name: 'median ms' },
      { name: 'worst ms' },
      { name: 'median / floor', decimals: 2 },
    ],
    rows: [...durations].map(([name, all]) => [name, all.length, median(all), Math.max(...all), median(all) / floor]),
    checks: [
      { what: 'interaction to next paint, 98th percentile', value: own, budget: BUDGET_MS, unit: 'ms' },
      {
        what: 'the same / windowed grid',
        value: own / grid,
        budget: BUDGET_BY_GRID,
        unit: '×',
        decimals: 2,
      },
      { what: 'longest task in three flings', value: median(tasks), budget: LONG_TASK_MS, unit: 'ms' },
    ],
    notes: [
      'From the input to the next picture, as the browser reports it: in steps of 8 ms, those under 16 ms left out.',
      `Flings: ${FLING} pixels each, ${GAMES} games in the list. Tasks under ${LONG_TASK_MS} ms are not reported and count as 0.`,
    ],
  }
}

async function longestTaskOfFlings(context: BrowserContext, { url, stubUrl }: Site): Promise<number> {
  await fetch(`${stubUrl}/__mock/site`, { method: 'PUT', body: JSON.stringify({ slotCount: GAMES }) })
  const page = await context.newPage()
  await page.goto(`${url}/m/gameList`)
  await page.getByText(`of ${GAMES.toLocaleString('en')}`).waitFor({ state: 'attached' })
  await page.evaluate(loadPages, PAGES)
  await page.waitForLoadState('networkidle')
  const devTools = await context.newCDPSession(page)
  await page.evaluate(watchTasks)
  await slowDown(devTools, async () => {
    for (let fling = 0; fling < 3; fling += 1)
      await devTools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -FLING, speed: 8_000 })
  })
  const longest = await page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])))
  await context.close()
  await fetch(`${stubUrl}/__mock/reset`, { method: 'POST' })
  return longest
}

/**
 * One of the stub's pictures as a photograph. Merchants' pictures are photographs, which browsers decode beside the
 * page; the stub's are drawings, which would be drawn in the page's own time.
 */
async function pictureOf(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 240, height: 320 } })
  await page.goto(`${url}/media/games/10412.svg`)
  const picture = await page.screenshot({ type: 'jpeg' })
  await page.close()
  return picture
}

async function phoneContext(browser: Browser, { picture }: Site): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  await context.route('**/media/games/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/jpeg', headers: { 'cache-control': 'max-age=600' } }),
  )
  return context
}

/** A phone on which a member is signed in who has settled in. */
async function memberContext(browser: Browser, site: Site): Promise<BrowserContext> {
  const { url, stubUrl } = site
  const context = await phoneContext(browser, site)
  await context.addInitScript(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value)
    },
    await seededSession(stubUrl, 'ravi88'),
  )
  await settleIn(context, url)
  return context
}

/** The figure that so many percent of the figures are not above. */
function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const figure = sorted[Math.ceil((sorted.length * percent) / 100) - 1]
  if (figure === undefined) throw new Error('the percentile of an empty list is undefined')
  return figure
}

// What follows runs in the page.

function watchTasks(): void {
  const tasks: number[] = []
  Reflect.set(window, 'longTasks', tasks)
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** Asks for pages by the button at the end of the list. */
async function loadPages(pages: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let page = 0; page < pages;) {
    const more = [...document.querySelectorAll('button')].find((one) => /^Show \d+ more/.test(one.textContent))
    more?.click()
    if (more) page += 1
    await frame()
  }
  window.scrollTo(0, 0)
}
