import type { Location } from 'react-router-dom'

/** The name of a history entry. The first entry of every visit has the same key, so the address belongs to it. */
export function entryKey({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`
}

/** Whether the document was opened anew, or a browser cannot tell; else the visitor came back, or loaded it again. */
export function isFreshVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !visit || !('type' in visit) || visit.type === 'navigate'
}
