// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { gamesOf } from '#mock/data/games/catalogue.ts'
import { db } from '#mock/state/db.ts'
import { databaseReady } from '#mock/state/contents.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { place, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const GAME = 'Blue Lotus'
/** Nothing comes up over home, which would take the focus. */
const quiet = { listAnnouncements: 'code=200, example=empty' } as const

const main = () => within(screen.getByRole('main'))
const hearts = () => main().queryAllByRole('button', { name: /^Favourite: / })
const heartOf = async (game: string) => {
  const found = await main().findAllByRole('button', { name: `Favourite: ${game}` })
  return found.at(-1) ?? document.body
}
const isPressed = (heart: HTMLElement | undefined) => heart?.getAttribute('aria-pressed')

/** Makes games of a type favourites of the member, who has none else. */
async function addFavorites(gameType: string, count: number, provider?: string): Promise<void> {
  await databaseReady()
  const games = gamesOf('bdtdemo').filter(
    ({ row }) => row.gameType === gameType && (provider === undefined || row.vassalage === provider),
  )
  for (const { row } of games.slice(0, count)) {
    const [nodeId, vendor] = [row.nodeId, row.vassalage]
    await db.favorites.create({ merchant: 'bdtdemo', username: 'ravi88', nodeId, vendor })
  }
}

describe('a heart of home', () => {
  it('FAV-08 leads a visitor to the login, and no call is made', async () => {
    const { asked } = await visitSite({ path: '/m/home', prefer: quiet })
    fireEvent.click(await heartOf(GAME))
    await waitFor(() => expect(place()).toBe('/m/login'))
    expect(asked.filter(({ operation }) => /favorite/i.test(operation))).toEqual([])
  })

  it('FAV-09 ERR-61 is set and taken back by a call each, and it is said that it was saved', async () => {
    const { calls } = await visitSite({ path: '/m/home', as: 'ravi88', prefer: quiet })
    await waitFor(() => expect(calls('listFavoriteIds')).toHaveLength(1))
    const heart = await heartOf(GAME)
    const before = isPressed(heart)
    const after = before === 'true' ? 'false' : 'true'
    for (const state of [after, before]) {
      fireEvent.click(heart)
      await screen.findByText('Changes saved')
      await waitFor(() => expect(isPressed(heart)).toBe(state))
    }
    expect([calls('addFavorite').length, calls('removeFavorite').length]).toEqual([1, 1])
  })

  it.each([
    ['ERR-51', 'code=422, example=FAVORITE_FAILED', 'Your favourites could not be changed. Please try again.'],
    ['GAP-99', 'code=409, example=FAVORITE_LIMIT', 'You already have 100 favourites. Remove one first.'],
  ])('%s GATEWAY-09 stays as it was after %s, and says why', async (_row, answer, words) => {
    const prefer = { ...quiet, addFavorite: answer }
    await visitSite({ path: '/m/home', as: 'ravi88', prefer })
    const heart = await heartOf(GAME)
    fireEvent.click(heart)
    await screen.findByText(words)
    expect(screen.queryByText('Please wait')).toBeNull()
    expect(isPressed(heart)).toBe('false')
  })
})

describe('a heart whose answer is lost', () => {
  const change = (operation: string, value: unknown) => {
    if (operation === 'addFavorite' || operation === 'removeFavorite') throw new TypeError('Failed to fetch')
    return value
  }

  it('FAV-12 is what the gateway made of it', async () => {
    await visitSite({ path: '/m/home', as: 'ravi88', prefer: quiet, change })
    const heart = await heartOf(GAME)
    expect(isPressed(heart)).toBe('false')
    fireEvent.click(heart)
    await waitFor(() => expect(isPressed(heart)).toBe('true'))
    expect(screen.queryByText('Changes saved')).toBeNull()
  })

  it('FAV-12 FAV-14 leaves the list of favourites where it was taken away', async () => {
    await addFavorites('RNG', 2)
    await visitSite({ path: '/m/home?tab=FAV', as: 'ravi88', prefer: quiet, change })
    await waitFor(() => expect(hearts()).toHaveLength(2))
    fireEvent.click(hearts()[0] ?? document.body)
    await waitFor(() => expect(hearts()).toHaveLength(1))
  })
})

describe('the favourites of a member', () => {
  it('GATEWAY-70 FAV-14 lose one at once that is taken away, by a call that names it, and are not asked for again', async () => {
    await addFavorites('RNG', 2)
    const { calls, allAnswered } = await visitSite({ path: '/m/home?tab=FAV', as: 'ravi88', prefer: quiet })
    await waitFor(() => expect(hearts()).toHaveLength(2))
    const [first, second] = hearts().map((heart) => heart.getAttribute('aria-label'))
    fireEvent.click(await screen.findByRole('button', { name: first ?? '' }))
    await waitFor(() => expect(hearts().map((heart) => heart.getAttribute('aria-label'))).toEqual([second]))
    await allAnswered()
    expect(calls('listFavoriteGames')).toHaveLength(1)
    const [call] = calls('removeFavorite')
    expect(call?.request.method).toBe('DELETE')
    expect([...(call?.query.keys() ?? [])].toSorted()).toEqual(['nodeId', 'vendor'])
  })

  it('CATS-17 LIST-16 begin at page 1 again after another category, and keep their pages for a step back', async () => {
    await addFavorites('RNG', 30)
    const { calls } = await visitSite({ path: '/m/home', as: 'ravi88', prefer: quiet })
    const pages = () => calls('listFavoriteGames').map(({ query }) => query.get('pageNo'))
    const choose = async (category: string) => {
      const menu = within(await screen.findByRole('navigation', { name: 'Categories' }))
      fireEvent.click(await menu.findByRole('button', { name: category }))
      await screen.findByRole('heading', { level: 2, name: category })
    }
    await choose('Favourites')
    await press('Show more')
    await waitFor(() => expect(hearts()).toHaveLength(30))

    await act(async () => goTo('/m/help'))
    await screen.findByRole('heading', { level: 1, name: 'Help centre' })
    act(() => window.history.back())
    await waitFor(() => expect(hearts()).toHaveLength(30))

    const before = pages().length
    await choose('Slots')
    await choose('Favourites')
    await screen.findByRole('button', { name: 'Show more' })
    await waitFor(() => expect(hearts()).toHaveLength(25))
    expect(pages().slice(before)).not.toContain('2')
  })

  it('FAV-02 say what to do where there are none, and lead to all games', async () => {
    await visitSite({ path: '/m/home', as: 'ravi88', prefer: quiet })
    await press('Favourites')
    await screen.findByRole('heading', { name: 'No favourites yet' })
    await press('Show all games')
    expect(await screen.findByRole('heading', { name: 'Hot tonight' })).toBeDefined()
  })

  it('FAV-14 GAP-132 keep the focus among them while they are taken away one by one', async () => {
    await addFavorites('RNG', 3)
    await visitSite({ path: '/m/home?tab=FAV', as: 'ravi88', prefer: quiet })
    await waitFor(() => expect(hearts()).toHaveLength(3))
    const takeAway = (at: number) => {
      // As a keyboard does: what is pressed has the focus.
      hearts()[at]?.focus()
      fireEvent.click(hearts()[at] ?? document.body)
    }
    for (const [at, left] of [
      [0, 2],
      [1, 1],
    ] as const) {
      takeAway(at)
      await waitFor(() => expect(hearts()).toHaveLength(left))
      await waitFor(() => expect(document.activeElement).toBe(hearts()[0]))
    }
    takeAway(0)
    const wayOut = await screen.findByRole('button', { name: 'Show all games' })
    await waitFor(() => expect(document.activeElement).toBe(wayOut))
  })

  it('GAP-99 have their hearts in the list where the call for ids failed', async () => {
    await addFavorites('RNG', 2)
    const prefer = { listFavoriteIds: 'code=400, example=REQUEST_INVALID' }
    await visitSite({ path: '/m/gameList?gameType=RNG&type=favourite', as: 'ravi88', prefer })
    await waitFor(() => expect(hearts().map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'true']))
  })

  it('FAV-01 GAP-18 have a button for the next page that names no number in the list, where nobody knows it', async () => {
    await addFavorites('RNG', 30)
    const { calls } = await visitSite({ path: '/m/gameList?gameType=RNG&type=favourite', as: 'ravi88' })
    await press('Show more')
    await waitFor(() => expect(calls('listFavoriteGames').at(-1)?.query.get('pageNo')).toBe('2'))
    await waitFor(() => expect(main().queryByRole('button', { name: 'Show more' })).toBeNull())
  })

  it('FAV-02 GAP-100 say of a category that it has none, where another one has', async () => {
    await addFavorites('FISH', 1)
    await addFavorites('RNG', 1)
    await visitSite({ path: '/m/gameList?gameType=RNG&type=favourite', as: 'ravi88' })
    await waitFor(() => expect(hearts()).toHaveLength(1))
    hearts()[0]?.focus()
    fireEvent.click(hearts()[0] ?? document.body)
    await screen.findByRole('heading', { name: 'No favourites in Slots' })
    const wayOut = screen.getByRole('button', { name: 'Show all games' })
    await waitFor(() => expect(document.activeElement).toBe(wayOut))
  })

  it('FAV-14 lose one at once in a list that a provider narrows, which is not asked for again', async () => {
    await addFavorites('RNG', 2, 'KITE')
    const path = '/m/gameList?gameType=RNG&type=favourite&vendor=KITE'
    const { calls, allAnswered } = await visitSite({ path, as: 'ravi88' })
    await waitFor(() => expect(hearts()).toHaveLength(2))
    const [first, second] = hearts()
    fireEvent.click(first ?? document.body)
    await waitFor(() => expect(hearts()).toEqual([second]))
    await allAnswered()
    expect([calls('removeFavorite').length, calls('listGames').length]).toEqual([1, 1])
  })

  it('LIST-18 begin at page 1 in a list after another game type', async () => {
    await addFavorites('RNG', 30)
    await visitSite({ path: '/m/game?gameType=RNG&type=favourite', as: 'ravi88' })
    const more = () => main().queryByRole('button', { name: 'Show more' })
    await press('Show more')
    await waitFor(() => expect(more()).toBeNull())
    const menu = within(screen.getByRole('navigation', { name: 'Categories' }))
    fireEvent.click(await menu.findByRole('button', { name: 'Fishing' }))
    await screen.findByRole('heading', { name: 'No favourites in Fishing' })
    fireEvent.click(menu.getByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(hearts()).not.toHaveLength(0))
    expect(more()).not.toBeNull()
  })

  it.each(['favourite', 'recent'])('FAV-03 of the part "%s" send a visitor to the login, and back', async (part) => {
    const path = `/m/gameList?gameType=RNG&type=${part}`
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent(path)}`))
    expect([calls('listFavoriteGames'), calls('listGames')]).toEqual([[], []])
  })
})
