// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { place, logIn } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const behind = (role: string, name: RegExp | string) => screen.findByRole(role, { name, hidden: true })

/** Names on the hearts of a part of the page. */
const namesIn = (part: Element) =>
  Array.from(part.querySelectorAll('[aria-label^="Favourite: "]'), (heart) => heart.getAttribute('aria-label'))

/** The games of the list below the rows. */
const listed = () => {
  const lists = [...document.querySelectorAll('main ul')]
  return lists.flatMap((list) => (list.closest('[role="group"]') ? [] : namesIn(list)))
}
const showMore = async () => fireEvent.click(await screen.findByText(/^Show \d+ more$/))
const category = async (name: string) =>
  within(await behind('navigation', 'Categories')).findByRole('button', { name, hidden: true })

describe('the first tab of home', () => {
  it('HOME-16 is that of the hot games', async () => {
    await visitSite({ path: '/m/home' })
    expect((await category('Hot')).getAttribute('aria-current')).toBe('true')
    expect((await category('Slots')).hasAttribute('aria-current')).toBe(false)
  })

  it('HOME-14 CONST-09 shows 15 games, and 15 more with each tap', async () => {
    const { calls } = await visitSite({ path: '/m/home' })
    await waitFor(() => expect(listed()).toHaveLength(15))
    await showMore()
    await waitFor(() => expect(listed()).toHaveLength(30))
    await showMore()
    await waitFor(() => expect(listed()).toHaveLength(45))
    expect(calls('listHotGames')).toHaveLength(1)
  })

  it('HOME-11 GAP-87 its list of hot games goes on where the strip ends: no game stands in both', async () => {
    await visitSite({ path: '/m/home' })
    const strip = await behind('group', 'Hot tonight')
    await waitFor(() => expect(listed()).toHaveLength(15))
    expect(namesIn(strip)).toHaveLength(12)
    expect(listed().filter((name) => namesIn(strip).includes(name))).toEqual([])
  })

  it('GATEWAY-63 has new games, slots and live tables in a row each, below the hot ones', async () => {
    await visitSite({ path: '/m/home' })
    const titles = ['Hot tonight', 'New', 'Slots', 'Live', 'More hot games']
    const shown = () => Array.from(document.querySelectorAll('main h2'), (title) => title.textContent)
    await waitFor(() => expect(shown().filter((title) => titles.includes(title))).toEqual(titles))
    for (const title of ['New', 'Slots', 'Live']) {
      const row = await behind('group', title)
      await waitFor(() => expect(namesIn(row)).toHaveLength(12))
    }
  })
})

describe('a category', () => {
  it('CATS-15 GAP-87 with several providers shows its games in place, from page 1, with the choice in the address', async () => {
    const { calls } = await visitSite({ path: '/m/home' })
    fireEvent.click(await category('Slots'))
    await waitFor(() => expect(place()).toBe('/m/home?tab=RNG'))
    await waitFor(() => expect(screen.queryByText('More hot games')).toBeNull())
    await waitFor(() => expect(listed()).toHaveLength(15))
    const asked = calls('listGames').map(({ query }) => Object.fromEntries(query))
    const ofSlots = asked.filter(({ gameType, pageSize }) => gameType === 'RNG' && pageSize === '25')
    expect(ofSlots.map(({ pageNo }) => pageNo)).toEqual(['1'])
  })

  it('CATS-15 stands on the screen where the address names it', async () => {
    await visitSite({ path: '/m/home?tab=RNG' })
    expect((await category('Slots')).getAttribute('aria-current')).toBe('true')
    await waitFor(() => expect(listed()).toHaveLength(15))
    expect(screen.queryByText('More hot games')).toBeNull()
  })

  it('FAV-03 GAP-68 of favourites leads a visitor to the login, and from there to the favourites', async () => {
    await visitSite({ path: '/m/home?tab=FAV' })
    await waitFor(() => expect(place()).toBe(`/m/login?from=${encodeURIComponent('/m/home?tab=FAV')}`))
    await logIn()
    await waitFor(() => expect(place()).toBe('/m/home?tab=FAV'))
    expect((await category('Favourites')).getAttribute('aria-current')).toBe('true')
  })
})

describe('a tap on a game of the strip', () => {
  const tapFirst = async () => {
    const strip = await behind('group', 'Hot tonight')
    const [game] = await within(strip).findAllByRole('button', { hidden: true })
    if (game) fireEvent.click(game)
  }

  it('LAUNCH-01 SESSION-21 leads a visitor to the login page, and no call is made', async () => {
    const { calls, allAnswered } = await visitSite({ path: '/m/home' })
    await tapFirst()
    await waitFor(() => expect(place()).toBe('/m/login'))
    await allAnswered()
    expect(calls('launchGame')).toEqual([])
  })

  it('ERR-41 whose answer has no address opens nothing and says so', async () => {
    const prefer = { launchGame: 'example=noAddress' }
    await visitSite({ path: '/m/home', as: 'ravi88', prefer })
    await tapFirst()
    expect(await screen.findByText(/^This game could not be opened/)).toBeDefined()
    expect(place()).toBe('/m/home')
  })
})
