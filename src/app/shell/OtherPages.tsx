import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { memberWords } from '#src/core/i18n/member-words.ts'
import { paths } from '#src/core/routing/paths.ts'
import { untilIdle } from '#src/ui/loading/when-idle.ts'
import { routeOf } from '../routes.tsx'
import {
  loadCategoryTab,
  loadFavoritesTab,
  loadGameList,
  loadLogin,
  loadRegister,
  loadSearch,
} from '../routes/load-next-pages.ts'
import { routeNameAt } from '../routes/route-name-at.ts'
import { keepSite, nameManifest } from '../worker/install-worker.ts'
import { Guarded } from './Guarded.tsx'

/**
 * Asks for what somebody most likely wants next: home's tabs, the lists, for a visitor the ways in, for a member the
 * words of the members' pages, and the search. One after the other and in pauses, because all of it at once would hold
 * up a tap. Then the site is kept for a visit without a connection.
 */
export async function prepareNextPages({ isSignedIn }: { isSignedIn: boolean }): Promise<void> {
  const loads = [
    loadCategoryTab,
    loadGameList,
    ...(isSignedIn ? [loadFavoritesTab, memberWords] : [loadLogin, loadRegister]),
    loadSearch,
  ]
  for (const load of loads) {
    await untilIdle()
    // One that does not come is told by whatever needs it; the others and the worker come all the same.
    await load().catch(() => undefined)
  }
  await keepSite()
}

/**
 * The page of an address that is not home's; an unknown path shows home and takes home's address (SHELL-38, GAP-136).
 */
export function OtherPages() {
  // Where data are saved nothing is prepared that would name it, and the site has to be installable all the same.
  useEffect(nameManifest, [])
  const { pathname } = useLocation()
  const name = routeNameAt(pathname)
  return name ? <Guarded route={routeOf(name)} /> : <Navigate to={paths.home} replace />
}
