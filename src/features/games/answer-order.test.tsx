// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rng, type Rng } from '#mock/lib/rng.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { listGamesPageSize } from '#src/api/generated/page-sizes.ts'
import { configureGateway } from '#src/api/settings.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { ask } from '../../../tests/contract/doors-caller.ts'
import { startStubGateway, type HeldCall } from '../../../tests/support/stub-gateway.ts'
import type { ListQuery } from './filter/list-query.ts'
import { useGameList } from './list/use-game-list.ts'
import { useListQuery } from './filter/use-list-query.ts'

const PERMUTATIONS = 50
const STEPS = 9

const changes: readonly Partial<ListQuery>[] = [
  { name: 'lamp' },
  { name: 'dragon' },
  { name: '' },
  { vendor: 'KITE' },
  { vendor: 'MOON' },
  { vendor: '' },
  { kind: 'JP' },
  { kind: '' },
  { minBet: '0.05' },
  { minBet: '', minLine: '' },
  { type: 'new' },
  { type: 'all' },
]

beforeEach(resetRuntime)
afterEach(() => {
  cleanup()
  configureGateway({})
})

/** The list of an address with its real queries. */
function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/m/gameList?gameType=RNG']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const [query, change] = useListQuery()
      return { query, change, list: useGameList(query) }
    },
    { wrapper },
  )
  return { client, now: () => result.current }
}

/** What the gateway has for each list that was asked for; its games are the same in all tests. */
const known = new Map<string, Promise<string[]>>()

/** What the gateway has for a list, in its order. */
function trueIds(query: ListQuery): Promise<string[]> {
  const key = JSON.stringify(query)
  const ids = known.get(key) ?? askForIds(query)
  known.set(key, ids)
  return ids
}

async function askForIds(query: ListQuery): Promise<string[]> {
  const variables = Object.entries(gamesQuery(query, currentMerchant.code, 'EN'))
  const ids: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = Object.fromEntries([...variables, ['pageNo', page]].map(([key, value]) => [key, String(value)]))
    const { value } = await ask('listGames', { query: asked })
    ids.push(...value.games.map(({ nodeId }) => nodeId))
    pages = value.totalPages
  }
  return ids
}

const idsOf = ({ games = [] }: ReturnType<typeof useGameList>) => games.map(({ nodeId }) => nodeId)
/** Waits until what was let through has arrived. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
const releaseOne = (random: Rng, held: readonly HeldCall[]) => {
  if (held.length > 0) random.pick(held).release()
}

it.each(Array.from({ length: PERMUTATIONS }, (_, seed) => seed + 1))(
  'LIST-16, LIST-19 the last search, filter or page wins in whatever order answers come, without a game twice (order %i)',
  async (seed) => {
    const random = rng(`answers ${seed}`)
    const { held } = startStubGateway({ hold: ['listGames'] })
    const { client, now } = openList()
    for (let step = 0; step < STEPS; step += 1) {
      await waitFor(() => expect(held.length + Number(now().list.games !== undefined)).toBeGreaterThan(0))
      const draw = random()
      if (draw < 0.4) act(() => now().change(random.pick(changes)))
      else if (draw < 0.65) act(() => now().list.hasMore && now().list.loadMore())
      else releaseOne(random, held)
      await settle()
      const { list, query } = now()
      expect(new Set(idsOf(list)).size).toBe(idsOf(list).length)
      const shown = idsOf(list)
      const expected = list.isPrevious ? shown : (await trueIds(query)).slice(0, shown.length)
      expect(shown).toEqual(expected)
    }
    const asked = now().query
    while (held.length > 0 || client.isFetching() > 0) {
      releaseOne(random, held)
      await settle()
    }
    await waitFor(() => expect(now().list).toMatchObject({ isPrevious: false, isLoadingMore: false, error: null }))
    const { list, query } = now()
    expect(query).toEqual(asked)
    const ids = await trueIds(query)
    expect(list.total).toBe(ids.length)
    expect(idsOf(list)).toEqual(ids.slice(0, list.loadedPages * listGamesPageSize))
  },
)
