import { describe, expect, it, vi } from 'vitest'
import type { Game } from '#src/api/generated/types.ts'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { pagedGames } from './paged-games.ts'

const PAGE_SIZE = 2
const page = (...ids: string[]): Game[] => ids.map((nodeId) => sampleGame({ nodeId }))

function query(
  pages: readonly Game[][] | undefined,
  state: { hasNextPage?: boolean; isFetchingNextPage?: boolean; isRefetching?: boolean } = {},
) {
  const asked: string[] = []
  const ask = (what: string) => vi.fn(async () => void asked.push(what))
  const calls = { refetch: ask('pages again'), fetchNextPage: ask('next page') }
  const data = pages && { rows: pages.flat(), pages: pages.map((games) => ({ games })) }
  return { asked, data, hasNextPage: true, isFetchingNextPage: false, isRefetching: false, ...state, ...calls }
}

describe('the next page of a list', () => {
  it('LIST-16 is asked for alone where the pages are full', async () => {
    const full = query([page('1', '2'), page('3', '4')])
    await pagedGames(full, PAGE_SIZE).loadMore()
    expect(full.asked).toEqual(['next page'])
  })

  it.each([
    ['a page has lost a game', [page('1', '2'), page('3')]],
    ['the first page has', [page('1'), page('3', '4')]],
  ])('GAP-99 comes after the pages that are here where %s', async (_why, pages) => {
    const lacking = query(pages)
    await pagedGames(lacking, PAGE_SIZE).loadMore()
    expect(lacking.asked).toEqual(['pages again', 'next page'])
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

describe('a list says that more is on its way', () => {
  const lacking = [page('1')]
  const full = [page('1', '2')]
  it.each([
    ['the next page is', { isFetchingNextPage: true }, full, true],
    ['pages that lack a game are asked for again', { isRefetching: true }, lacking, true],
    ['full pages are asked for again', { isRefetching: true }, full, false],
    ['the last page is asked for again', { isRefetching: true, hasNextPage: false }, lacking, false],
    ['nothing is', {}, lacking, false],
  ])('while %s', (_what, state, pages, isLoadingMore) => {
    expect(pagedGames(query(pages, state), PAGE_SIZE).isLoadingMore).toBe(isLoadingMore)
  })
})
