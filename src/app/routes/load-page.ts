/** A page that fails so soon after a reload will not be helped by another one. */
const RELOAD_HELPS_AFTER_MS = 30_000

/** How the document came to be, as far as loading it again could help. */
export interface Visit {
  isOnline: boolean
  isReload: boolean
}

/**
 * Loads the code of a page. Where that fails, most often the site was deployed anew and the file is gone: the document
 * is loaded again, once; the placeholder stays until then. If that cannot help, the failure goes on to the page's own
 * retry state (SHELL-41, ERR-48).
 */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  visit: () => Visit = presentVisit,
  reload: () => void = () => window.location.reload(),
): Promise<Page> {
  // Not when it fails: a file that hangs before would outlast the time after a reload, and the document load for ever.
  const askedAtMs = performance.now()
  try {
    return await load()
  } catch (error) {
    console.error('ROUTE_LOAD_FAILED', error)
    if (!canReloadHelp(visit(), askedAtMs)) throw error
    reload()
    return new Promise<never>(() => {})
  }
}

/** Without a connection a reload would put the browser's own error in the place of the site. */
function canReloadHelp({ isOnline, isReload }: Visit, ageMs: number): boolean {
  return isOnline && (!isReload || ageMs > RELOAD_HELPS_AFTER_MS)
}

function presentVisit(): Visit {
  // Safari before 15 lacks the newer form of this.
  const { navigation } = performance
  return {
    isOnline: navigator.onLine,
    isReload: navigation.type === navigation.TYPE_RELOAD,
  }
}
