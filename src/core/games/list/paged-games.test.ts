import { describe, expect, it, vi } from 'vitest'
import type { Game } from '#src/api/generated/types.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { pagedGames } from './paged-games.ts'

const PAGE_SIZE = 2
const page = (...ids: string[]): Game[] => ids.map((nodeId) => sampleGame({ nodeId }))

const quiet = {
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isRefetching: false,
  isRefetchError: false,
}

function query(
  pages: readonly Game[][] | undefined,
  state: Partial<Record<'hasNextPage' | keyof typeof quiet, boolean>> = {},
) {
  const asked: string[] = []
  const ask = (what: string) =>
    vi.fn(async () => {
      asked.push(what)
      return { isError: state.isRefetchError === true }
    })
  const calls = { refetch: ask('pages again'), fetchNextPage: ask('next page') }
  const data = pages && { rows: pages.flat(), pages: pages.map((games) => ({ games })) }
  return { asked, data, hasNextPage: true, ...quiet, ...state, ...calls }
}

describe('the next page of a list', () => {
  it('LIST-16 is asked for alone where the pages are full', async () => {
    const full = query([page('1', '2'), page('3', '4')])
    await pagedGames(full, PAGE_SIZE).loadMore()
    expect(full.asked).toEqual(['next page'])
  })

  it('LIST-16 is asked for alone where pages come short from a list that no game leaves', async () => {
    const short = query([page('1'), page('3')])
    await pagedGames(short, 0).loadMore()
    expect(short.asked).toEqual(['next page'])
  })

  it.each([
    ['a page has lost a game', [page('1', '2'), page('3')]],
    ['the first page has', [page('1'), page('3', '4')]],
  ])('GAP-99 comes after the pages that are here where %s', async (_why, pages) => {
    const lacking = query(pages)
    await pagedGames(lacking, PAGE_SIZE).loadMore()
    expect(lacking.asked).toEqual(['pages again', 'next page'])
  })

  it('LIST-16, FAV-14 is not asked for where the pages that lack a game did not come again', async () => {
    const lacking = query([page('1')], { isRefetchError: true })
    await pagedGames(lacking, PAGE_SIZE).loadMore()
    expect(lacking.asked).toEqual(['pages again'])
  })

  it('is asked for once', async () => {
    const busy = query([page('1')], { isFetchingNextPage: true })
    await pagedGames(busy, PAGE_SIZE).loadMore()
    expect(busy.asked).toEqual([])
  })

  it('comes without the others where nothing is here yet', async () => {
    const empty = query(undefined)
    const { games, loadMore } = pagedGames(empty, PAGE_SIZE)
    await loadMore()
    expect(games).toBeUndefined()
    expect(empty.asked).toEqual(['next page'])
  })
})

const oneShort = [page('1')]
const complete = [page('1', '2')]

describe('a list says that more is on its way', () => {
  it.each([
    ['the next page is', { isFetchingNextPage: true }, complete, true],
    ['pages that lack a game are asked for again', { isRefetching: true }, oneShort, true],
    ['full pages are asked for again', { isRefetching: true }, complete, false],
    ['the last page is asked for again', { isRefetching: true, hasNextPage: false }, oneShort, false],
    ['nothing is', {}, oneShort, false],
  ])('while %s', (_what, state, pages, isLoadingMore) => {
    expect(pagedGames(query(pages, state), PAGE_SIZE).isLoadingMore).toBe(isLoadingMore)
  })
})

describe('a list says whether more did not come', () => {
  it.each([
    ['the next page did not', { isFetchNextPageError: true }, complete, true],
    ['pages that lack a game did not come again', { isRefetchError: true }, oneShort, true],
    ['full pages did not come again', { isRefetchError: true }, complete, false],
    ['nothing failed', {}, oneShort, false],
  ])('LIST-16 where %s', (_what, state, pages, isMoreFailed) => {
    expect(pagedGames(query(pages, state), PAGE_SIZE).isMoreFailed).toBe(isMoreFailed)
  })
})
