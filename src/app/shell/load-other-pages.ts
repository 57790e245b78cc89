import { prepareFavorites } from '#src/core/games/favorites/favorites.ts'
import { prepareLaunch } from '#src/core/games/launch/use-launch.ts'
import { getSession } from '#src/core/session/session.ts'
import { savesData } from '#src/lib/data-saving.ts'
import { loadPart } from '#src/ui/loading/late-part.ts'
import { loadSideMenu } from '../menu/load-side-menu.ts'
import { loadRegionPanel } from '#src/features/region/load-region-panel.ts'

/**
 * The table of all pages but home, with their guards and titles. Home does without it: the names of their files alone
 * would take a kilobyte of the first screen.
 */
export const loadOtherPages = () => import('./OtherPages.tsx').then((m) => m.OtherPages)

/**
 * Asks for the table after the first screen, before the first change of pages, for what the header opens, and for the
 * pages that most likely come next; before the first tap on a game or a heart, for what a member starts with it. A
 * failure is told by whatever needs it. Where data are saved, each comes when it is asked for (BEYOND-17).
 */
export function prepareOtherPages(): void {
  if (savesData()) return
  void import('./OtherPages.tsx')
    .then(({ prepareNextPages }) => prepareNextPages({ isSignedIn: getSession() !== undefined }))
    .catch(() => undefined)
  prepareLaunch()
  prepareFavorites()
  for (const load of [loadSideMenu, loadRegionPanel]) void loadPart<unknown>(load).catch(() => undefined)
}
