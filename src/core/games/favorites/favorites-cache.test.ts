// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { listFavoriteIdsQuery } from '#src/api/generated/first-screen.ts'
import type { Value } from '#src/api/generated/operations.ts'
import { cacheAddition } from './favorites-cache.ts'
import { FAVORITE_IDS } from './favorites.ts'

it('FAV-10 a heart that was tapped is set also where the favourites had not come', async () => {
  const client = new QueryClient()
  const page: Value<'listFavoriteIds'> = { content: ['10412'], pageNum: 1, totalPages: 1 }
  const read = vi.fn<() => Promise<typeof page>>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(page)
  const { queryKey } = listFavoriteIdsQuery(FAVORITE_IDS)
  const observer = new QueryObserver(client, { queryKey, queryFn: read, retry: false })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  await cacheAddition(client, '10412')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(page))
  leave()
})
