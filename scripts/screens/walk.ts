import type { Page, Request } from '@playwright/test'

/** How often open requests are counted, and how long they may stay open, in ms. */
const POLL_MS = 50
const REST_MS = 30_000
/** How long after its head an answer may still be read, in ms. */
const UNREAD_MS = 3_000

/**
 * Goes on to another screen by the site's own router, as a link does, and waits until the old one is gone. A page
 * loaded anew takes four times as long.
 *
 * @param address path of another screen, with its query
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => !document.querySelector('main[data-left]'))
}

/**
 * Follows what the page asks for from now on.
 *
 * @returns a function that waits until a screen is drawn, and neither code nor an answer is under way; it throws an
 *   Error with the addresses of what stays open
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const close = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    if (/^(?:fetch|script|stylesheet)$/.test(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', close)
  // An answer that nobody reads, as of a call made ahead for a page that does not come, never counts as finished.
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() === 'fetch') setTimeout(() => close(request), UNREAD_MS)
  })
  page.on('requestfailed', close)
  const drawn = async () => {
    // By frames: a locator that waits looks twice a second. A button that waits holds no content back.
    await page.waitForFunction(
      () => document.querySelector('h1, h2, h3') && !document.querySelector('main [aria-busy="true"]:not(button)'),
    )
  }
  // What comes in a pause has been asked for when the next one is over.
  const pause = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
  return async () => {
    await drawn()
    await pause()
    for (let waited = 0; open.size > 0; waited += POLL_MS) {
      if (waited > REST_MS) throw new Error(`Still open: ${[...open].map((request) => request.url()).join(', ')}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      if (open.size === 0) await pause()
    }
    // What has come may have asked for more.
    await drawn()
  }
}
