/** State of a navigation that changes a part of the page and keeps its scroll position. */
export const keptPlace = { keepsPlace: true } as const

/** Whether a navigation was such a one. */
export function isPlaceKept(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsPlace' in state
}
