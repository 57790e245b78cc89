import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  listFavoriteIdsQuery,
  useAddFavorite,
  useListFavoriteIds,
  useRemoveFavorite,
} from '#src/api/generated/favorites.ts'
import type { Game } from '#src/api/generated/types.ts'
import { noticeMessages } from '#src/core/notices/notice-messages.ts'
import { NOTICE_MS, showNotice } from '#src/core/notices/notices.ts'
import { loginPath } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'

/** FAV-05: all favourites stand on one page. */
const ALL_IDS = { query: { pageNo: 1, pageSize: 100 } } as const

/** The hearts: which games are favourites, and what tapping one does. */
export interface Favorites {
  isFavorite: (nodeId: string) => boolean
  /** Whether a change of this game is under way; its heart is locked. */
  isPending: (nodeId: string) => boolean
  toggle: (game: Pick<Game, 'nodeId' | 'vassalage'>) => void
}

/**
 * FAV-08..14: a visitor goes to the login page without a call; a member's list changes only after the gateway said so,
 * then 'changes saved' shows for a second.
 */
export function useFavorites(): Favorites {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const { data } = useListFavoriteIds(ALL_IDS, { enabled: session !== undefined })
  const add = useAddFavorite()
  const remove = useRemoveFavorite()
  const ids: readonly string[] = session ? (data?.content ?? []) : []

  const isPending = (nodeId: string) =>
    (add.isPending && add.variables.body.nodeId === nodeId) ||
    (remove.isPending && remove.variables.query.nodeId === nodeId)

  const keep = (change: (content: string[]) => string[]) => {
    queryClient.setQueryData(listFavoriteIdsQuery(ALL_IDS).queryKey, (page) =>
      page ? { ...page, content: change(page.content) } : page,
    )
    void queryClient.invalidateQueries({ queryKey: ['listFavoriteGames'], refetchType: 'none' })
    showNotice({ kind: 'success', text: noticeMessages.changesSaved, durationMs: NOTICE_MS.success })
  }

  const toggle: Favorites['toggle'] = ({ nodeId, vassalage: vendor }) => {
    if (!session) return void navigate(loginPath(location))
    if (isPending(nodeId)) return
    const hideLoading = showNotice({ kind: 'loading', text: noticeMessages.wait, durationMs: NOTICE_MS.loadingBrief })
    const onError = hideLoading
    if (ids.includes(nodeId)) {
      remove.mutate(
        { query: { nodeId, vendor } },
        { onError, onSuccess: () => keep((content) => content.filter((id) => id !== nodeId)) },
      )
    } else {
      add.mutate({ body: { nodeId, vendor } }, { onError, onSuccess: () => keep((content) => [nodeId, ...content]) })
    }
  }
  return { isFavorite: (nodeId) => ids.includes(nodeId), isPending, toggle }
}
