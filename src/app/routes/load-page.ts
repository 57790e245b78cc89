import { canReloadHelp, presentVisit, type Visit } from '#src/core/errors/can-reload-help.ts'

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
