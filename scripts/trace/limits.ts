/** Something that is not built yet: the sentence that README shows, and the rows that wait for it. */
export interface Limit {
  reason: string
  ids: string[]
}

const LIMIT = /^\| (.+?) \| ((?:[A-Z][A-Z0-9]*-\d+(?:, )?)*) \|$/gm

/** The table of docs/limits.md. A limit without rows is one that no row asks for. */
export function readLimits(markdown: string): Limit[] {
  return Array.from(markdown.matchAll(LIMIT), ([, reason = '', ids = '']) => ({
    reason,
    ids: ids === '' ? [] : ids.split(', '),
  }))
}
