// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useListGames, useListGamesInfinite } from './generated/games.ts'
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

const page = (pageNum: number) => ({ success: true, value: { games: [], pageNum, totalPages: 2, totalCount: 30 } })

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

  it('load the next page until there is none (LIST-10)', async () => {
    serve(({ url }) => page(Number(new URL(url).searchParams.get('pageNo'))))
    const { result } = renderHook(() => useListGamesInfinite(VARIABLES), { wrapper })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.pages).toHaveLength(2))
    expect(result.current.hasNextPage).toBe(false)
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
