import { sanitize } from './sanitize.ts'

/** What a reader sees as the end of a word. */
const BLOCKS = 'address, blockquote, br, div, dd, dt, h1, h2, h3, h4, h5, h6, hr, li, p, td, th, tr'

/** Returns the visible text of HTML that a server sent. Load it late, like `SafeHtml`. */
export function htmlText(html: string): string {
  const fragment = sanitize(html, { imageHosts: [] })
  for (const block of fragment.querySelectorAll(BLOCKS)) block.after(' ')
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}
