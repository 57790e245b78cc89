import { expect, type Page, type Request } from '@playwright/test'

/**
 * Goes on to another screen by the site's own router, as a link does, and waits until the old one is gone. A page loaded
 * anew takes four times as long.
 *
 * @param address path of another screen, with its query
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.setAttribute('data-left', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page.locator('main[data-left]')).toHaveCount(0)
}

/**
 * Follows what the page asks for from now on.
 *
 * @returns a function that waits until a screen is drawn, and neither code nor an answer is under way
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const close = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    if (/^(?:fetch|script|stylesheet)$/.test(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  const drawn = async () => {
    await expect(page.getByRole('heading').first()).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  }
  return async () => {
    await drawn()
    await expect.poll(() => open.size, { intervals: [50] }).toBe(0)
    // What has come may have asked for more.
    await drawn()
  }
}
