import type { Location } from 'react-router-dom'

let isBackFromGame = false

/** The document was opened by a game's own way back: it stands for the entry that the game was started from. */
export function returnFromGame(): void {
  isBackFromGame = true
}

/** The name of a history entry. The first entry of every visit has the same key, so the address belongs to it. */
export function entryKey({ key, pathname, search }: Location): string {
  return `${key} ${pathname}${search}`
}

/** Whether the document was opened anew, or a browser cannot tell; else the visitor came back, or loaded it again. */
export function isFreshVisit(): boolean {
  if (isBackFromGame) return false
  const [visit] = performance.getEntriesByType('navigation')
  return !visit || !('type' in visit) || visit.type === 'navigate'
}

/**
 * What was kept for a history entry. A game that led back has made a new entry; what counts there is the latest of the
 * same address.
 *
 * @param kept by `entryKey`, the latest last
 */
export function keptFor<Kept extends { entry: string }>(kept: readonly Kept[], location: Location): Kept | undefined {
  const name = entryKey(location)
  if (!isBackFromGame || location.key !== FIRST_KEY) return kept.find(({ entry }) => entry === name)
  const address = name.slice(FIRST_KEY.length)
  return [...kept].reverse().find(({ entry }) => entry.endsWith(address))
}

/** The router's, of the first entry of every visit. */
const FIRST_KEY = 'default'
