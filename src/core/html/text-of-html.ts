import { sanitize } from './sanitize.ts'

const BLOCKS = 'p,br,li,div,h1,h2,h3,h4,h5,h6,tr,td,th,dt,dd,blockquote,hr,pre'

/** What HTML of the server says in one line of plain text: the beginning of a message, before it is opened. */
export function textOfHtml(html: string): string {
  const nodes = sanitize(html, { imageHosts: [] })
  for (const block of nodes.querySelectorAll(BLOCKS)) block.after(' ')
  return (nodes.textContent ?? '').replace(/\s+/g, ' ').trim()
}
