import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Pages } from '#src/api/define-paged.ts'
import type { Value } from '#src/api/generated/operations.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { readKey } from '#src/api/read-key.ts'

const idsKey = readKey('listFavoriteIds')
const listKey = readKey('listFavoriteGames')
/** Of favourites that a provider or a filter narrows. */
const narrowedKey = readKey('listGames', { gameClassify: 'favourite' })

/** Call it after a game was added: marks its heart; lists of favourites are requested again when they are opened. */
export async function cacheAddition(client: QueryClient, nodeId: string): Promise<void> {
  await change<Value<'listFavoriteIds'>>(client, idsKey, (page) => ({ ...page, content: [nodeId, ...page.content] }))
  outdate(client)
}

/** Call it after a game was removed: it leaves its lists at once (FAV-14), then its heart is cleared. */
export async function cacheRemoval(client: QueryClient, nodeId: string): Promise<void> {
  await change<Pages<'listFavoriteGames'>>(client, listKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, content: page.content.filter((game) => game.nodeId !== nodeId) })),
  }))
  await change<Pages<'listGames'>>(client, narrowedKey, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, games: page.games.filter((game) => game.nodeId !== nodeId) })),
  }))
  await change<Value<'listFavoriteIds'>>(client, idsKey, (page) => ({
    ...page,
    content: page.content.filter((id) => id !== nodeId),
  }))
  outdate(client)
}

/** Call it where nobody knows whether a change was made: hearts and lists become what the gateway says. */
export function askForFavorites(client: QueryClient): void {
  void invalidate(client, { operation: 'listFavoriteIds' }, { operation: 'listFavoriteGames' })
  void client.invalidateQueries({ queryKey: narrowedKey })
}

/**
 * What is under way may have left before the change, which it would take back: it is asked for again. So is what did
 * not come, which nothing can be changed in.
 */
async function change<Data>(client: QueryClient, queryKey: QueryKey, next: (data: Data) => Data): Promise<void> {
  const isAsked = client.isFetching({ queryKey }) > 0
  if (isAsked) await client.cancelQueries({ queryKey })
  client.setQueriesData<Data>({ queryKey }, (data) => data && next(data))
  void client.invalidateQueries({ queryKey, predicate: ({ state }) => isAsked || state.data === undefined })
}

function outdate(client: QueryClient): void {
  for (const queryKey of [listKey, narrowedKey]) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
