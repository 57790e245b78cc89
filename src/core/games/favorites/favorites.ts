import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { create } from 'zustand'
import { useListFavoriteIds } from '#src/api/generated/first-screen.ts'
import { useAddFavorite, useRemoveFavorite } from '#src/api/generated/favorites.ts'
import type { Game } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import type { Wish } from '../launch/wish.ts'
import { launchableGame } from '../launch/launch.ts'
import { cacheAddition, cacheRemoval } from './favorites-cache.ts'

/** The hearts: which games are favourites, and what tapping one does. */
export interface Favorites {
  isFavorite: (nodeId: string) => boolean
  toggle: (game: Game) => void
  /** Makes a game a favourite, also one that is one already. */
  add: (game: Pick<Game, 'nodeId' | 'vassalage'>) => void
}

/** FAV-05: one page of ids, which holds up to a hundred. */
export const FAVORITE_IDS = { query: { pageNo: 1, pageSize: 100 } } as const

const NONE: readonly string[] = []

/** Ids of the favourites as far as they are known; a visitor has none. */
export function useFavoriteIds(): readonly string[] {
  const isSignedIn = useSession() !== undefined
  const { data } = useListFavoriteIds(FAVORITE_IDS, { enabled: isSignedIn })
  return (isSignedIn && data?.content) || NONE
}

/** The games, in any list, whose change of favourite is pending at the gateway. */
const changing = create<{ ids: readonly string[] }>(() => ({ ids: [] }))

/** Whether a change of this game is under way; its heart is locked. Asked by each heart, so that a tap draws only that. */
export function useIsChanging(nodeId: string): boolean {
  return changing(({ ids }) => ids.includes(nodeId))
}

/**
 * FAV-08..14: a visitor goes to the login page without a call, and has the heart afterwards; a member's list changes only after the gateway said so,
 * then 'changes saved' shows for a second. Each change ends by itself, whatever else is tapped or left meanwhile.
 */
export function useFavorites(): Favorites {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const ids = useFavoriteIds()

  const add = useAddFavorite<() => void>({
    onMutate: ({ body }) => begin(body.nodeId),
    onSuccess: (_nothing, { body }) => cacheAddition(queryClient, body.nodeId).then(saySaved),
    onSettled,
  })
  const remove = useRemoveFavorite<() => void>({
    onMutate: ({ query }) => begin(query.nodeId),
    onSuccess: (_nothing, { query }) => cacheRemoval(queryClient, query.nodeId).then(saySaved),
    onSettled,
  })

  const toggle: Favorites['toggle'] = (game) => {
    const { nodeId, vassalage: vendor } = game
    if (!session) {
      const { to, state } = loginFrom(location, { does: 'favourite', game: launchableGame(game) } satisfies Wish)
      return void navigate(to, { state })
    }
    if (changing.getState().ids.includes(nodeId)) return
    if (ids.includes(nodeId)) remove.mutate({ query: { nodeId, vendor } })
    else add.mutate({ body: { nodeId, vendor } })
  }
  return {
    isFavorite: (nodeId) => ids.includes(nodeId),
    toggle,
    add: ({ nodeId, vassalage: vendor }) => add.mutate({ body: { nodeId, vendor } }),
  }
}

function saySaved(): void {
  showToast({ kind: 'success', text: commonMessages.changesSaved, durationMs: TOAST_MS.success })
}

const onSettled = (_nothing: unknown, _error: unknown, _variables: unknown, end?: () => void) => end?.()

/** Locks a heart and says so for a while (FAV-13). Returns the end of both. */
function begin(nodeId: string): () => void {
  const hideLoading = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loadingBrief })
  changing.setState(({ ids }) => ({ ids: [...ids, nodeId] }))
  return () => {
    hideLoading()
    changing.setState(({ ids }) => ({ ids: ids.filter((id) => id !== nodeId) }))
  }
}
