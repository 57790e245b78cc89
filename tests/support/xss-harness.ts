import type { Page } from '@playwright/test'
import { EVIL_ORIGIN } from './xss-vectors.ts'

/** What attacks did in a page. */
export interface XssTrace {
  /** Numbers of the vectors that ran a script or asked the attacker's host for something. */
  fired: () => Promise<number[]>
  /** Where the present page, or a new window of it, was led to. */
  led: () => readonly string[]
  /** Goes to another page, on purpose. */
  visit: (path: string) => Promise<void>
}

/** Notices attacks in a page from its next document on. */
export async function watchXss(page: Page): Promise<XssTrace> {
  const asked = new Set<number>()
  let led: string[] = []
  await page.addInitScript(noteCalls)
  page.on('request', (request) => {
    if (request.url().startsWith(EVIL_ORIGIN)) asked.add(Number.parseInt(new URL(request.url()).pathname.slice(1), 10))
  })
  page.on('popup', (popup) => led.push(`window: ${popup.url()}`))
  let wanted = ''
  let isThere = false
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const url = new URL(frame.url())
    const isWanted = url.href === url.origin + wanted
    // Until it is there, the page before may still write into its own entry of the history.
    if (isWanted) isThere = true
    else if (isThere) led.push(url.href)
  })
  let documents = 0
  page.on('domcontentloaded', () => {
    documents += 1
    if (documents > 1) led.push(`loaded again: ${page.url()}`)
  })
  return {
    fired: async () => [...new Set([...asked, ...(await page.evaluate(firedNumbers))])].sort((a, b) => a - b),
    led: () => led,
    visit: async (path) => {
      led = []
      wanted = path
      isThere = false
      documents = 0
      await page.goto(path)
    },
  }
}

/**
 * Puts each text into a frame of its own on a page without any policy, as a page would that trusts it, and presses
 * whatever can be pressed: what nothing but the sanitiser keeps from firing fires here.
 *
 * @param page a fresh one
 * @returns the numbers that fired
 */
export async function playBare(page: Page, texts: readonly string[]): Promise<number[]> {
  const { fired } = await watchXss(page)
  await page.goto('about:blank')
  await page.evaluate(playInFrames, texts)
  return fired()
}

function noteCalls(): void {
  const numbers: number[] = []
  Reflect.set(window, 'xssFired', numbers)
  Reflect.set(window, 'xss', (number: number) => {
    // A frame tells the page that it stands in.
    const page = window.parent === window ? window : window.parent
    const list: unknown = Reflect.get(page, 'xssFired')
    if (Array.isArray(list)) list.push(number)
  })
}

function firedNumbers(): number[] {
  const numbers: unknown = Reflect.get(window, 'xssFired')
  return Array.isArray(numbers) ? numbers : []
}

/** Runs in the page. Resolves when what starts by itself has had the time of several frames to do so. */
async function playInFrames(texts: readonly string[]): Promise<void> {
  const frames = texts.map((text) => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const view = frame.contentWindow
    if (view) Reflect.set(view, 'xss', Reflect.get(window, 'xss'))
    // oxlint-disable-next-line eslint/no-restricted-properties -- the harness is what must not be done
    if (frame.contentDocument) frame.contentDocument.body.innerHTML = text
    return frame
  })
  const pause = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms))
  await pause(500)
  for (const frame of frames) {
    const pressed = frame.contentDocument?.querySelectorAll<HTMLElement>('a, area, button, maction, mi') ?? []
    for (const element of pressed) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  await pause(500)
}
