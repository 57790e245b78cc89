import type { Location } from 'react-router-dom'

/** The name of a history entry. The first entry of every visit has the same key, so the address belongs to it. */
export function entryKey({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`
}
