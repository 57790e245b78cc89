import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { listFavoriteIdsPageSizeMaximum } from '#src/api/generated/bounds.ts'
import { useListFavoriteIds } from '#src/api/generated/first-screen.ts'
import type { Game } from '#src/api/generated/types.ts'
import { sayNotLoaded } from '#src/core/errors/show-error.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import { lateCode } from '#src/ui/loading/late-code.ts'
import type { Wish } from '../launch/wish.ts'
import { launchableGame } from '../launch/launch.ts'

/** The hearts: which games are favourites, and what tapping one does. */
export interface Favorites {
  isFavorite: (nodeId: string) => boolean
  toggle: (game: Game) => void
  /** Makes a game a favourite, also one that is one already. */
  add: (game: Pick<Game, 'nodeId' | 'vassalage'>) => void
}

/** FAV-05: one page of ids, as large as the contract has them. */
export const FAVORITE_IDS = { query: { pageNo: 1, pageSize: listFavoriteIdsPageSizeMaximum } } as const

/** What only members need, after their first tap on a heart. */
const changer = lateCode(() => import('./change-favorite.ts'))

/** Asks for what changes favourites, ahead of the tap. */
export const prepareFavorites = changer.prepare

const NONE: readonly string[] = []

/** Ids of the favourites as far as they are known; a visitor has none. */
export function useFavoriteIds(): readonly string[] {
  const isSignedIn = useSession() !== undefined
  const { data } = useListFavoriteIds(FAVORITE_IDS, { enabled: isSignedIn })
  return (isSignedIn && data?.content) || NONE
}

/**
 * FAV-08..14: a visitor goes to the login page without a call, and has the heart afterwards; a member's list changes
 * only after the gateway said so. Each change ends by itself, whatever else is tapped or left meanwhile.
 */
export function useFavorites(): Favorites {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const ids = useFavoriteIds()

  const change = (game: Pick<Game, 'nodeId' | 'vassalage'>, to: boolean) =>
    changer.use(
      ({ changeFavorite }) => void changeFavorite(queryClient, game, to),
      () => void sayNotLoaded(),
    )

  const toggle: Favorites['toggle'] = (game) => {
    if (!session) {
      const { to, state } = loginFrom(location, { does: 'favourite', game: launchableGame(game) } satisfies Wish)
      return void navigate(to, { state })
    }
    change(game, !ids.includes(game.nodeId))
  }
  return { isFavorite: (nodeId) => ids.includes(nodeId), toggle, add: (game) => change(game, true) }
}
