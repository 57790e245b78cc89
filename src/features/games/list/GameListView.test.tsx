// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listGamesInfiniteQuery } from '#src/api/generated/games-lists.ts'
import { listGamesPageSize } from '#src/api/generated/page-sizes.ts'
import { getSystemStatusQuery } from '#src/api/generated/first-screen.ts'
import type { GamePage } from '#src/api/generated/types.ts'
import { configureGateway } from '#src/api/settings.ts'
import { SLOW_MS } from '#src/ui/loading/use-is-slow.ts'
import { gamesQuery } from '#src/core/games/list/games-query.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { gridGeometry } from './grid-geometry.ts'
import { parseListQuery } from '../filter/list-query.ts'
import { GameListView } from './GameListView.tsx'

const TOTAL = 10_000
const VIEWPORT = { width: 390, height: 844 }
const query = parseListQuery(new URLSearchParams())

/** All have one game id. */
const game = (number: number) => sampleGame({ nodeId: String(number), displayName: `Game ${number}` })

const page = (pageNum: number): GamePage => ({
  games: Array.from({ length: listGamesPageSize }, (_, at) => game((pageNum - 1) * listGamesPageSize + at + 1)),
  pageNum,
  totalPages: TOTAL / listGamesPageSize,
  totalCount: TOTAL,
})

function show(pages?: readonly GamePage[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(
    listGamesInfiniteQuery({ query: gamesQuery(query, currentMerchant.code, 'EN') }).queryKey,
    pages && { pages: [...pages], pageParams: pages.map(({ pageNum }) => pageNum) },
  )
  client.setQueryData(getSystemStatusQuery().queryKey, {
    info: {
      customerService: [],
      mobileTemplate: { mem_cen: 1, dep_func: 1 },
      imageCDNs: [],
      encryptionKey: { kty: 'RSA', use: 'enc', alg: 'RSA-OAEP-256', kid: 'k', n: 'n', e: 'AQAB' },
      whitelabel: {},
    },
    location: { ip: '203.0.113.9', countryCode: 'BD' },
    maintenance: false,
    regionRestriction: false,
  })
  Object.defineProperty(document.documentElement, 'clientWidth', { value: VIEWPORT.width, configurable: true })
  Object.defineProperty(window, 'innerHeight', { value: VIEWPORT.height, configurable: true })
  const { rowPx, columns } = gridGeometry(VIEWPORT.width)
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: (TOTAL / columns) * rowPx,
    configurable: true,
  })
  scrollTo(0)
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" defaultLocale="en">
        <MemoryRouter>
          <GameListView query={query} onChange={vi.fn<() => void>()} label="Slots" />
        </MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  )
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void fireEvent.scroll(window))
}

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  configureGateway({})
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
})

describe('a long list of games', () => {
  it('LIST-03, LIST-16, GAP-154 of 10,000 games keeps a few tiles in the page, in their order, up to the very last', () => {
    const complain = vi.spyOn(console, 'error')
    show(Array.from({ length: TOTAL / listGamesPageSize }, (_, index) => page(index + 1)))
    const { rowPx, columns } = gridGeometry(VIEWPORT.width)
    const height = (TOTAL / columns) * rowPx
    for (const y of [0, 5_000, height / 2, height - VIEWPORT.height, height]) {
      scrollTo(y)
      const tiles = [...document.querySelectorAll('[aria-posinset]')]
      const positions = tiles.map((tile) => Number(tile.getAttribute('aria-posinset')))
      expect(tiles.length).toBeLessThan(60)
      expect(tiles.map(({ textContent }) => textContent)).toEqual(positions.map((number) => `Game ${number}`))
      const first = Math.floor(Math.min(y, height - VIEWPORT.height) / rowPx) * columns + 1
      expect(positions[0]).toBeLessThanOrEqual(first)
      expect(positions[positions.length - 1]).toBeGreaterThanOrEqual(Math.min(TOTAL, first + 5 * columns))
    }
    // React says so where two tiles have one key.
    expect(complain).not.toHaveBeenCalled()
  })

  it('GAP-18 has a button for the next page, which says how far one is', () => {
    show([page(1)])
    expect(screen.getByText('25 of 10,000')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show 25 more' })).toBeDefined()
  })

  it('LIST-16 asks for one page at a time where each brings fewer than were asked for', async () => {
    const asked: (string | null)[] = []
    const short = (pageNum: number): GamePage => ({
      games: Array.from({ length: 20 }, (_, at) => game((pageNum - 1) * 20 + at + 1)),
      pageNum,
      totalPages: 3,
      totalCount: 60,
    })
    configureGateway({
      baseUrl: 'http://localhost',
      fetch: async ({ url }) => {
        const { pathname, searchParams } = new URL(url)
        const number = searchParams.get('pageNo')
        if (pathname === '/wps/relay/GCSGAME_gameList') asked.push(number)
        return Response.json({ success: true, value: short(Number(number)) })
      },
    })
    show([short(1)])
    fireEvent.click(screen.getByRole('button', { name: 'Show 25 more' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Show 20 more' }))
    await screen.findByText('60 of 60')
    expect(asked).toEqual(['2', '3'])
  })

  it('GAP-18 never says that there are fewer games than it shows', () => {
    const pages = [1, 2].map((number) => ({ ...page(number), totalCount: 3, totalPages: 2 }))
    show(pages)
    expect(screen.getByText('50 of 50')).toBeDefined()
  })

  it('GAP-132 the focus is on the last game where that button goes without a new one', async () => {
    configureGateway({
      baseUrl: 'http://localhost',
      fetch: async () => Response.json({ success: true, value: { ...page(1), pageNum: 2, totalPages: 2 } }),
    })
    show([{ ...page(1), totalPages: 2 }])
    scrollTo(1_000)
    await screen.findByText('Game 25')
    const more = screen.getByRole('button', { name: 'Show 25 more' })
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(more.isConnected).toBe(false))
    expect(document.activeElement?.closest('li')?.textContent).toBe('Game 25')
  })
})

it('ERR-46 a list that takes long says so, and asks again at a tap', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const fetch = vi.fn<() => Promise<Response>>(() => new Promise(() => undefined))
  configureGateway({ baseUrl: 'http://localhost', fetch })
  show()
  act(() => void vi.advanceTimersByTime(SLOW_MS - 1_000))
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.')
  fetch.mockImplementation(async () => Response.json({ success: true, value: page(1) }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Game 1')
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull()
})

describe('a list of games without a connection', () => {
  const connect = (isOnline: boolean) => {
    onlineManager.setOnline(isOnline)
    const fetch = vi.fn<() => Promise<Response>>(async () => {
      if (!isOnline) throw new TypeError('no connection')
      return Response.json({ success: true, value: page(1) })
    })
    configureGateway({ baseUrl: 'http://localhost', retryBaseMs: 1, fetch })
    return fetch
  }

  it('ERR-46 comes by itself when the connection is back', async () => {
    connect(false)
    show()
    await screen.findByText('No connection')
    act(() => void connect(true))
    expect(await screen.findByText('Game 1')).toBeDefined()
  })
})
