import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** How many times slower than this machine the phone is. */
export const CPU_RATE = 4
/** Long enough for a page to come to rest, and for the pictures after an input to be told. */
const REST_MS = 700
/** How long to wait for a target, and between two looks. */
const [PATIENCE_MS, POLL_MS] = [15_000, 100]
/** How long a finger rests on the glass, as in the taps that the browser's own tools make up. */
const TOUCH_MS = 50

/** What is tapped: the element of a selector with a name that begins so, or one of several by its place. */
interface Target {
  among: string
  name?: string
  index?: number
}

/** What is done in a page. */
export interface Acts {
  /** One after the other. */
  taps: readonly Target[]
  /** What is typed then. */
  text?: string
}

/**
 * Opens a page on a slow phone and does something in it whenever it has come to rest.
 *
 * @param context closed at the end
 * @returns how long each input took until the next picture, in ms
 */
export async function interactionTimes(context: BrowserContext, url: string, { taps, text }: Acts): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchInteractions)
  const devTools = await context.newCDPSession(page)
  for (const target of taps) {
    const place = await comeToRest(page, target)
    await slowDown(devTools, () => tap(devTools, place))
  }
  if (text !== undefined) await slowDown(devTools, () => page.keyboard.type(text, { delay: 60 }))
  const durations = await page.evaluate(seenInteractions)
  await context.close()
  return durations
}

/** Does something while the phone is slow, and waits until it has been answered. */
export async function slowDown(devTools: CDPSession, act: () => Promise<void>): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  await act()
  await wait(REST_MS)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

/**
 * Waits for a target, scrolls to it and waits; all that takes time in the page, so it is done before that is slowed
 * down.
 */
async function comeToRest(page: Page, target: Target): Promise<Place> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await page.evaluate(placeOf, target))) {
    if (Date.now() > deadline) throw new Error(`there is no single ${JSON.stringify(target)}`)
    await wait(POLL_MS)
  }
  await wait(REST_MS)
  const place = await page.evaluate(placeOf, target)
  if (!place) throw new Error(`${JSON.stringify(target)} has gone`)
  return place
}

interface Place {
  x: number
  y: number
}

/** A finger that comes and goes; a tap of no length has the answers to both wait for each other. */
async function tap(devTools: CDPSession, place: Place): Promise<void> {
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await wait(TOUCH_MS)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

// What follows runs in the page. The locators of Playwright would leave listeners there, which take 6 ms of every tap.

/** Scrolls to a target and tells where it stands; nothing where it is not there, or not the only one of its name. */
function placeOf({ among, name = '', index }: Target): Place | undefined {
  const called = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const found = [...document.querySelectorAll(among)].filter((one) => called(one).startsWith(name))
  const element = index === undefined && found.length > 1 ? undefined : found[index ?? 0]
  if (!element) return undefined
  element.scrollIntoView({ block: 'center' })
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Keeps the longest event of each interaction. */
function watchInteractions(): void {
  const durations = new Map<number, number>()
  Reflect.set(window, 'interactions', durations)
  const options = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId')
      if (typeof id === 'number' && id > 0) durations.set(id, Math.max(entry.duration, durations.get(id) ?? 0))
    }
  }).observe(options)
}

function seenInteractions(): number[] {
  const durations: Map<number, number> = Reflect.get(window, 'interactions')
  return [...durations.values()]
}
