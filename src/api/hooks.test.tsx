// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleGame } from '../../tests/support/sample-game.ts'
import { listGamesInfiniteQuery, useListGames, useListGamesInfinite } from './generated/games-lists.ts'
import { useStartFreePlay } from './generated/session.ts'
import { configureGateway } from './settings.ts'

const VARIABLES = { query: { merchant: 'bdtdemo', platform: 'html5' } } as const

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
  configureGateway({})
})

function serve(answer: (request: Request) => unknown): Request[] {
  const requests: Request[] = []
  configureGateway({
    retryBaseMs: 1,
    fetch: async (request) => {
      requests.push(request)
      return new Response(JSON.stringify(answer(request)), { headers: { 'Content-Type': 'application/json' } })
    },
  })
  return requests
}

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
}

const page = (pageNum: number) => ({
  success: true,
  value: { games: [sampleGame({ nodeId: String(pageNum) })], pageNum, totalPages: 2, totalCount: 30 },
})

describe('the generated hooks', () => {
  it('read, select and ask the own origin (GATEWAY-01)', async () => {
    const requests = serve(() => page(1))
    const { result } = renderHook(() => useListGames(VARIABLES, { select: ({ totalCount }) => totalCount }), {
      wrapper,
    })
    await waitFor(() => expect(result.current.data).toBe(30))
    expect(requests[0]?.url).toBe(`${location.origin}/wps/relay/GCSGAME_gameList?merchant=bdtdemo&platform=html5`)
  })

  it('ask nothing while they are not enabled', () => {
    const requests = serve(() => page(1))
    const { result } = renderHook(() => useListGames(VARIABLES, { enabled: false }), { wrapper })
    expect(result.current.fetchStatus).toBe('idle')
    expect(requests).toEqual([])
  })

  it.each([
    ['says the same page number for ever', [['a'], ['b'], ['c']], 1, 3],
    ['gives the same page for ever', [['a'], ['b'], ['b']], undefined, 3],
    ['gives the same games in another order for ever', [['a', 'b'], ['c'], ['b', 'c']], undefined, 3],
    ['has nothing any more', [['a'], []], undefined, 2],
  ] as const)('GAP-18 end a list whose gateway %s', async (_name, pages, said, asked) => {
    const requests = serve(({ url }) => {
      const pageNum = Number(new URL(url).searchParams.get('pageNo'))
      const names = pages[Math.min(pageNum, pages.length) - 1] ?? []
      const games = names.map((name) => sampleGame({ nodeId: name }))
      return { success: true, value: { games, pageNum: said ?? pageNum, totalPages: said ? 3 : 100, totalCount: 9 } }
    })
    const { result } = renderHook(() => useListGamesInfinite(VARIABLES), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    for (let tap = 0; tap < 4; tap += 1) if (result.current.hasNextPage) await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.hasNextPage).toBe(false))
    expect(requests).toHaveLength(asked)
  })

  it('GAP-18 go on where a list that has grown by a page repeats what is here', async () => {
    const pages = [['a'], ['a'], ['b']]
    serve(({ url }) => {
      const pageNum = Number(new URL(url).searchParams.get('pageNo'))
      const games = pages[pageNum - 1]?.map((nodeId) => sampleGame({ nodeId }))
      return { success: true, value: { games, pageNum, totalPages: pageNum === 1 ? 2 : 3, totalCount: pageNum } }
    })
    const { result } = renderHook(() => useListGamesInfinite(VARIABLES), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    for (let tap = 0; tap < 2; tap += 1) await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.rows.map(({ nodeId }) => nodeId)).toEqual(['a', 'b']))
    expect(result.current.hasNextPage).toBe(false)
    expect(result.current.data?.total).toBe(3)
  })

  it('GAP-18 go on below a page that was emptied here', async () => {
    serve(({ url }) => ({
      success: true,
      value: {
        games: [sampleGame()],
        pageNum: Number(new URL(url).searchParams.get('pageNo')),
        totalPages: 2,
        totalCount: 2,
      },
    }))
    const client = new QueryClient()
    const { result } = renderHook(() => useListGamesInfinite(VARIABLES), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    act(
      () =>
        void client.setQueryData(listGamesInfiniteQuery(VARIABLES).queryKey, (data) =>
          data ? { ...data, pages: data.pages.map((one) => ({ ...one, games: [] })) } : data,
        ),
    )
    expect(result.current.hasNextPage).toBe(true)
  })

  it('load the next page until there is none (LIST-10)', async () => {
    serve(({ url }) => page(Number(new URL(url).searchParams.get('pageNo'))))
    const { result } = renderHook(() => useListGamesInfinite(VARIABLES), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
  })

  it('LIST-16, GAP-154 list what stands on all pages, each once, with how many there are', async () => {
    const pages = [['a', 'b'], ['b', 'c'], ['d']]
    serve(({ url }) => {
      const pageNum = Number(new URL(url).searchParams.get('pageNo'))
      const games = pages[pageNum - 1]?.map((nodeId) => sampleGame({ nodeId }))
      return { success: true, value: { games, pageNum, totalPages: 3, totalCount: 4 } }
    })
    const { result, rerender } = renderHook(() => useListGamesInfinite(VARIABLES), { wrapper })
    const ids = () => result.current.data?.rows.map(({ nodeId }) => nodeId)
    await waitFor(() => expect(ids()).toEqual(['a', 'b']))
    expect(result.current.data?.total).toBe(4)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
    const before = result.current.data?.rows
    rerender()
    expect(result.current.data?.rows).toBe(before)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c', 'd']))
  })

  it('ask for pages of the size of the contract, and of another where a caller says so', async () => {
    const requests = serve(() => page(2))
    const { result } = renderHook(
      () => [useListGamesInfinite(VARIABLES), useListGamesInfinite({ query: { ...VARIABLES.query, pageSize: 9 } })],
      { wrapper },
    )
    await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true))
    expect(requests.map(({ url }) => new URL(url).searchParams.get('pageSize'))).toEqual(['25', '9'])
  })

  it('fail at once without a network, instead of waiting unseen (ERR-47)', async () => {
    onlineManager.setOnline(false)
    serve(() => {
      throw new TypeError('Failed to fetch')
    })
    const { result } = renderHook(() => ({ read: useListGames(VARIABLES), write: useStartFreePlay() }), { wrapper })
    act(() => result.current.write.mutate())
    await waitFor(() => expect(result.current.write.error?.code).toBe('NETWORK_UNREACHABLE'))
    await waitFor(() => expect(result.current.read.error?.code).toBe('NETWORK_UNREACHABLE'))
  })

  it('never repeat a write', async () => {
    const requests = serve(() => ({ success: false, code: 'SYSTEM_BUSY', message: '' }))
    const { result } = renderHook(() => useStartFreePlay(), { wrapper })
    act(() => result.current.mutate())
    await waitFor(() => expect(result.current.error?.code).toBe('SYSTEM_BUSY'))
    expect(requests).toHaveLength(1)
  })
})
