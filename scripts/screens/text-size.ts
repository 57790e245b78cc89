import type { Page } from '@playwright/test'

/**
 * Gives the page another size of text, as the settings of a browser do, and has everything of it drawn.
 *
 * @param size of the root, such as `200%`; the empty text takes it back
 */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate(resize, size)
}

/** Runs in the page. */
async function resize(size: string): Promise<void> {
  document.documentElement.style.fontSize = size
  // Where nothing is drawn until it comes near, nothing would be found.
  for (const late of document.querySelectorAll<HTMLElement>('footer, section, div'))
    if (getComputedStyle(late).contentVisibility === 'auto') late.style.contentVisibility = 'visible'
  window.dispatchEvent(new Event('resize'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
