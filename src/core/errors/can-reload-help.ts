/** A page that fails so soon after a reload will not be helped by another one. */
const RELOAD_HELPS_AFTER_MS = 30_000

/** How the document came to be, as far as loading it again could help. */
export interface Visit {
  isOnline: boolean
  isReload: boolean
}

/**
 * Whether code that did not come may be there once the document is loaded again, because the site was deployed anew.
 * Without a connection that would put the browser's own error in the place of the site.
 *
 * @param ageMs of the document, when it asked for the code
 */
export const canReloadHelp = ({ isOnline, isReload }: Visit, ageMs: number): boolean =>
  isOnline && (!isReload || ageMs > RELOAD_HELPS_AFTER_MS)

/** How the present document came to be. */
export function presentVisit(): Visit {
  // Safari before 15 lacks the newer form of this.
  const { navigation } = performance
  return {
    isOnline: navigator.onLine,
    isReload: navigation.type === navigation.TYPE_RELOAD,
  }
}
