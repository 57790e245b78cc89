// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listFavoriteIdsQuery } from '#src/api/generated/first-screen.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { EmptyList } from './EmptyList.tsx'
import { parseListQuery } from '../filter/list-query.ts'

beforeEach(() => startSession({ token: 'mbr_1', userName: 'ravi88', type: 0 }))
afterEach(() => {
  cleanup()
  act(endSession)
})

/** The empty list of an address, for a member with these favourites. */
function show(search: string, favorites: readonly string[]) {
  const onChange = vi.fn<(change: object) => void>()
  renderSite(<EmptyList query={parseListQuery(new URLSearchParams(search))} onChange={onChange} />, {
    answer: (client) =>
      client.setQueryData(listFavoriteIdsQuery({ query: { pageNo: 1, pageSize: 100 } }).queryKey, {
        content: [...favorites],
        pageNum: 1,
        totalPages: 1,
      }),
  })
  return { onChange, title: () => screen.getByRole('heading').textContent }
}

it.each([
  ['RNG', 'No favourites in Slots'],
  ['LIVE', 'No favourites in Live'],
])('FAV-02, GAP-100 who has favourites, but none of %s, is told so, and how to have one', (gameType, heading) => {
  const { title, onChange } = show(`gameType=${gameType}&type=favourite`, ['10412'])
  expect(title()).toBe(heading)
  expect(screen.getByText('Tap the heart on a game and you will find it here.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show all games' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ type: 'all' })
})

it('FAV-02 who has none at all has none yet', () => {
  expect(show('gameType=RNG&type=favourite', []).title()).toBe('No favourites yet')
})

it('FAV-02, LIST-29 a filter that leaves none of the favourites is what is told of', () => {
  expect(show('gameType=RNG&type=favourite&vendor=KITE', ['10412']).title()).toBe('No games match your filters')
})

it('LIST-29 GAP-32 a search that filters keep from its game says so, and drops them but not the name', () => {
  const { title, onChange } = show('gameType=RNG&class=JP&minBet=0.05&name=Anubis', [])
  expect(title()).toBe('No games match your filters')
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ vendor: '', kind: '', minBet: '', minLine: '', type: 'all' })
})

it('GAP-32 a search without filters is about the name', () => {
  expect(show('gameType=RNG&name=Anubis', []).title()).toBe('No games found')
})
