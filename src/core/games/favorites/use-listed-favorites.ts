import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { listFavoriteIdsQuery } from '#src/api/generated/first-screen.ts'
import type { Value } from '#src/api/generated/operations.ts'
import type { Game } from '#src/api/generated/types.ts'
import { FAVORITE_IDS, useFavoriteIds } from './favorites.ts'

const NO_IDS: Value<'listFavoriteIds'> = { content: [], pageNum: 1, totalPages: 1 }

/**
 * Every game of a list of favourites is one, also where the call for ids has not come, has failed, or has ended at a
 * hundred (GAP-99).
 *
 * @param listed undefined for lists of other games
 */
export function useListedFavorites(listed: readonly Game[] | undefined): void {
  const client = useQueryClient()
  const ids = useFavoriteIds()
  useEffect(() => {
    const missing = listed?.map(({ nodeId }) => nodeId).filter((nodeId) => !ids.includes(nodeId)) ?? []
    if (missing.length === 0) return
    const { queryKey } = listFavoriteIdsQuery(FAVORITE_IDS)
    // As old as can be, so that it does not stand for an answer of the gateway.
    client.setQueryData(queryKey, (page = NO_IDS) => ({ ...page, content: [...page.content, ...missing] }), {
      updatedAt: 0,
    })
  }, [client, listed, ids])
}
