// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { endSession, startSession } from '#src/core/session/session.ts'
import { renderSite } from '../../../tests/support/render-site.tsx'
import { sampleGame } from '../../../tests/support/sample-game.ts'
import { FavoritesTab } from './FavoritesTab.tsx'

const PAGE_SIZE = 25
let favorites: string[] = []
/** What the call for ids answers; all of them when left out. */
let idsAnswer: (() => Promise<Response>) | undefined
/** The first page of the list is refused. */
let isFirstRefused = false

/** A gateway that knows the favourites of one member, and nothing else. */
async function gateway(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method === 'DELETE') {
    favorites = favorites.filter((id) => id !== searchParams.get('nodeId'))
    return Response.json({ success: true, value: null })
  }
  const pageNum = Number(searchParams.get('pageNo') ?? 1)
  if (pathname.endsWith('MCSFE_getFavoriteGames')) return idsAnswer?.() ?? answerIds(favorites)
  if (!pathname.endsWith('MCSFE_getFavoriteGamesList'))
    return Response.json({ success: false, code: 'UNKNOWN_ERROR', message: '' }, { status: 500 })
  if (pageNum === 1 && isFirstRefused)
    return Response.json({ success: false, code: 'REQUEST_INVALID', message: '' }, { status: 400 })
  const content = favorites
    .slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE)
    .map((nodeId) => sampleGame({ nodeId, displayName: `Game ${nodeId}` }))
  return Response.json({
    success: true,
    value: { content, pageNum, totalPages: Math.ceil(favorites.length / PAGE_SIZE) },
  })
}

const answerIds = (content: string[]) => Response.json({ success: true, value: { content, pageNum: 1, totalPages: 1 } })
const shown = () => screen.queryAllByRole('listitem').map((tile) => tile.textContent)
const heart = (id: string) => screen.getByRole('button', { name: `Favourite: Game ${id}` })
const names = (ids: readonly string[]) => ids.map((id) => `Game ${id}`)

beforeEach(() => {
  idsAnswer = undefined
  isFirstRefused = false
  favorites = Array.from({ length: 40 }, (_, at) => String(100 + at))
  configureGateway({ baseUrl: 'http://localhost', fetch: gateway, token: () => 't' })
  startSession({ token: 't', userName: 'ravi88', type: 0 })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  act(endSession)
  configureGateway({})
})

it('FAV-01, FAV-14, GAP-154 no favourite is left out between two pages after some were removed, whatever game ids they share', async () => {
  const complain = vi.spyOn(console, 'error')
  const all = [...favorites]
  renderSite(<FavoritesTab />)
  await waitFor(() => expect(shown()).toEqual(names(all.slice(0, PAGE_SIZE))))
  for (const id of ['100', '103']) {
    fireEvent.click(heart(id))
    await waitFor(() => expect(shown()).not.toContain(`Game ${id}`))
  }
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shown()).toEqual(names(all.filter((id) => id !== '100' && id !== '103'))))
  // React says so where two tiles have one key.
  expect(complain).not.toHaveBeenCalled()
})

it('LIST-16, FAV-14 no favourite is left out where the pages before the next one do not come again', async () => {
  const rest = favorites.slice(1)
  renderSite(<FavoritesTab />)
  await waitFor(() => expect(shown()).toHaveLength(PAGE_SIZE))
  fireEvent.click(heart('100'))
  await waitFor(() => expect(shown()).toEqual(names(rest.slice(0, PAGE_SIZE - 1))))
  isFirstRefused = true
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('More games could not be loaded.')
  expect(shown()).toEqual(names(rest.slice(0, PAGE_SIZE - 1)))
  isFirstRefused = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shown()).toEqual(names(rest)))
})

it('FAV-02, FAV-14 a page of which all were removed makes way for the next one', async () => {
  favorites = favorites.slice(0, PAGE_SIZE + 2)
  const rest = favorites.slice(PAGE_SIZE)
  renderSite(<FavoritesTab />)
  await waitFor(() => expect(shown()).toHaveLength(PAGE_SIZE))
  for (const id of favorites.slice(0, PAGE_SIZE)) fireEvent.click(heart(id))
  await waitFor(() => expect(shown()).toEqual(names(rest)))
})

it('GAP-99 knows the hearts of every page that was listed', async () => {
  favorites = Array.from({ length: PAGE_SIZE + 5 }, (_one, index) => String(100 + index))
  idsAnswer = async () => answerIds(['100'])
  renderSite(<FavoritesTab />)
  await waitFor(() => expect(shown()).toHaveLength(PAGE_SIZE))
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shown()).toHaveLength(PAGE_SIZE + 5))
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  await waitFor(() => expect(heart(String(104 + PAGE_SIZE)).getAttribute('aria-pressed')).toBe('true'))
})

it.each([
  ['has not come', () => new Promise<Response>(() => {})],
  ['has failed', async () => Response.json({ success: false, code: 'UNKNOWN_ERROR', message: '' }, { status: 500 })],
  ['ends before them', async () => answerIds(['100'])],
])('FAV-01, GAP-99 favourites are there with their hearts where the call for ids %s', async (_when, answer) => {
  favorites = ['100', '101']
  idsAnswer = answer
  renderSite(<FavoritesTab />)
  await waitFor(() => expect(shown()).toEqual(names(['100', '101'])))
  await waitFor(() => expect(heart('101').getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(heart('101'))
  await waitFor(() => expect(shown()).toEqual(names(['100'])))
  expect(favorites).toEqual(['100'])
})
