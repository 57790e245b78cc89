import { useEffect } from 'react'
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Pages } from '#src/api/define.ts'
import { listFavoriteIdsQuery } from '#src/api/generated/favorites.ts'
import type { Value } from '#src/api/generated/operations.ts'
import type { Game } from '#src/api/generated/types.ts'

/** FAV-05: one page of ids, which holds up to a hundred. */
export const FAVORITE_IDS = { query: { pageNo: 1, pageSize: 100 } } as const

const { queryKey: idsKey } = listFavoriteIdsQuery(FAVORITE_IDS)
const listKey = ['listFavoriteGames'] as const
/** Of favourites that a maker or a filter narrows. */
const narrowedKey = ['listGames', { query: { gameClassify: 'favourite' } }] as const

/** After a game has become a favourite: its heart knows, and lists of favourites are asked for again when they are opened. */
export async function cacheAddition(client: QueryClient, nodeId: string): Promise<void> {
  await change<Value<'listFavoriteIds'>>(
    client,
    idsKey,
    withIds((ids) => [nodeId, ...ids]),
  )
  outdate(client)
}

/** After a game has ceased to be one: it leaves its lists at once (FAV-14), before its heart knows. */
export async function cacheRemoval(client: QueryClient, nodeId: string): Promise<void> {
  const others = (games: Game[]) => games.filter((game) => game.nodeId !== nodeId)
  await change<Pages<'listFavoriteGames'>>(client, listKey, ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, content: others(page.content) })),
  }))
  await change<Pages<'listGames'>>(client, narrowedKey, ({ pages, ...rest }) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, games: others(page.games) })),
  }))
  await change<Value<'listFavoriteIds'>>(
    client,
    idsKey,
    withIds((ids) => ids.filter((id) => id !== nodeId)),
  )
  outdate(client)
}

/**
 * Every game of a list of favourites is one, also where the call for ids has not come, has failed, or has ended at a
 * hundred (GAP-99).
 *
 * @param listed undefined for lists of other games
 */
export function useListedFavorites(listed: readonly Game[] | undefined, ids: readonly string[]): void {
  const client = useQueryClient()
  useEffect(() => {
    const missing = listed?.map(({ nodeId }) => nodeId).filter((nodeId) => !ids.includes(nodeId)) ?? []
    if (missing.length === 0) return
    // As old as can be, so that it does not stand for an answer of the gateway.
    client.setQueryData(idsKey, (page = NO_IDS) => withIds((known) => [...known, ...missing])(page), { updatedAt: 0 })
  }, [client, listed, ids])
}

const NO_IDS: Value<'listFavoriteIds'> = { content: [], pageNum: 1, totalPages: 1 }

const withIds =
  (next: (ids: string[]) => string[]) =>
  (page: Value<'listFavoriteIds'>): Value<'listFavoriteIds'> => ({ ...page, content: next(page.content) })

/** What is under way may have left before the change, which it would take back: it is asked for again. */
async function change<Data>(client: QueryClient, queryKey: QueryKey, next: (data: Data) => Data): Promise<void> {
  const isAsked = client.isFetching({ queryKey }) > 0
  if (isAsked) await client.cancelQueries({ queryKey })
  client.setQueriesData<Data>({ queryKey }, (data) => data && next(data))
  if (isAsked) void client.invalidateQueries({ queryKey })
}

function outdate(client: QueryClient): void {
  for (const queryKey of [listKey, narrowedKey]) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
