import type { Location, NavigationType } from 'react-router-dom'

let isBackFromGame = false

/** The document was opened by a game's exit link: its entry resumes the one that the game was started from. */
export function returnFromGame(): void {
  isBackFromGame = true
}

/**
 * The name of a history entry. The first entry of every visit has the same key, so the address belongs to it. An entry
 * that resumes an earlier one has that one's name, so that what was kept for it is found.
 */
export function entryKey({ key, pathname, search, state }: Location): string {
  return resumedBy(state) ?? `${key} ${pathname}${search}`
}

/** Whether a key of the router is that of the first entry of a visit. */
export const isFirstKey = (key: string): boolean => key === 'default'

/** State of a navigation that leads back to where the visitor was, in an entry of its own. */
export const resuming = (entry: string) => ({ resumes: entry })

/** Whether the visitor came back to a place instead of opening it. */
export function isReturn({ state }: Location, type: `${NavigationType}`): boolean {
  return type === 'POP' || resumedBy(state) !== undefined
}

function resumedBy(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('resumes' in state)) return undefined
  return typeof state.resumes === 'string' ? state.resumes : undefined
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
  if (!isBackFromGame || !isFirstKey(location.key)) return kept.find(({ entry }) => entry === name)
  const address = name.slice(location.key.length)
  return [...kept].reverse().find(({ entry }) => entry.endsWith(address))
}
