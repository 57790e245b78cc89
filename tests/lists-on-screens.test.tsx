// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { place, queryOf } from './support/on-screen.ts'
import type { StubOptions } from './support/stub-gateway.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const hearts = () => screen.findAllByRole('button', { name: /^Favourite: / })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed') === 'true'

describe('the select bar', () => {
  it.each([
    ['/m/gameList?gameType=RNG', true],
    ['/m/slotsCenter', true],
    ['/m/game', true],
    ['/m/game?gameType=unknown', true],
    ['/m/game?gameType=ELOTT', true],
    ['/m/game?gameType=COCKFIGHT', true],
    ['/m/game?gameType=FISH', false],
    ['/m/gameList?gameType=FISH', false],
    ['/m/gameList?gameType=PVP', false],
  ])('LIST-02 of %s has a filter panel and a search icon: %s', async (path, isSlots) => {
    await visitSite({ path })
    await Promise.all([hearts(), button('Back')])
    expect(screen.queryByRole('searchbox', { name: 'Search games' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Filters' }) !== null).toBe(isSlots)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open the search' }) !== null).toBe(isSlots))
  })

  it('LIST-01 LIST-05 offers all, new and favourite games, the providers and a search', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?type=new&gameType=RNG' })
    await screen.findByRole('heading', { level: 1, name: 'Slots' })
    await button('Red Kite')
    const names = ['All', 'New', 'Favourites', 'Red Kite']
    expect(await Promise.all(names.map(isPressed))).toEqual([false, true, false, false])
    expect(screen.getByRole('searchbox', { name: 'Search games' })).toBeDefined()
    await press('All')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'))
    await waitFor(() => expect(queryOf(calls('listGames').at(-1))).not.toHaveProperty('gameClassify'))
    expect(await Promise.all(names.map(isPressed))).toEqual([true, false, false, false])
  })

  it('LIST-01 GAP-100 shows the favourites of its game type to a member, and all again', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?gameType=RNG', as: 'ravi88' })
    await press('Favourites')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&type=favourite'))
    await waitFor(() => expect(queryOf(calls('listFavoriteGames')[0])).toMatchObject({ gameType: 'RNG' }))
    await press('Favourites')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'))
  })

  it('LIST-01 leads a visitor who wants favourites to the login, and back to them', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?gameType=RNG' })
    await press('Favourites')
    const back = encodeURIComponent('/m/gameList?gameType=RNG&type=favourite')
    await waitFor(() => expect(place()).toBe(`/m/login?from=${back}`))
    expect(calls('listFavoriteGames')).toHaveLength(0)
  })

  it('LIST-01 ERR-46 keeps the row of providers where they did not come, with a way out of one and to ask again', async () => {
    const prefer: StubOptions['prefer'] = { getVendorGameTypes: 'code=400, example=REQUEST_INVALID' }
    await visitSite({ path: '/m/gameList?gameType=RNG&vendor=KITE', prefer })
    await press('Try again')
    await press('All providers')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG'))
    delete prefer.getVendorGameTypes
    await press('Try again')
    await button('Red Kite')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it.each(['BINGO', 'BGS', 'TF'])('LIST-04 is hidden for %s', async (gameType) => {
    await visitSite({ path: `/m/gameList?gameType=${gameType}` })
    await hearts()
    expect(screen.queryByRole('searchbox')).toBeNull()
    for (const name of ['All', 'New', 'Favourites']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('the call for games', () => {
  it.each([
    ['new', 'new'],
    ['hot', 'hot'],
    ['recent', 'recent'],
    ['all', undefined],
  ])('LIST-06 of the part "%s" asks for the class %s', async (type, gameClassify) => {
    const { calls } = await visitSite({ path: `/m/gameList?gameType=FISH&type=${type}`, as: 'ravi88' })
    await waitFor(() => expect(calls('listGames')).not.toHaveLength(0))
    expect(queryOf(calls('listGames')[0])['gameClassify']).toBe(gameClassify)
  })

  it('LIST-06 of the part "favourite" asks for the favourites, and narrowed for the class', async () => {
    const path = '/m/gameList?gameType=FISH&type=favourite'
    const all = await visitSite({ path, as: 'ravi88' })
    await waitFor(() => expect(all.calls('listFavoriteGames')).not.toHaveLength(0))
    expect(all.calls('listGames')).toHaveLength(0)
    cleanup()
    const narrowed = await visitSite({ path: `${path}&vendor=KITE`, as: 'ravi88' })
    await waitFor(() => expect(narrowed.calls('listGames')).not.toHaveLength(0))
    const query = { gameType: 'FISH', gameClassify: 'favourite', vassalage: 'KITE' }
    expect(queryOf(narrowed.calls('listGames')[0])).toMatchObject(query)
  })

  it.each(['/m/gameList', '/m/game'])('CATS-21 of %s is for slots where nothing else is named', async (path) => {
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(calls('listGames')).not.toHaveLength(0))
    expect(queryOf(calls('listGames')[0])).toMatchObject({ gameType: 'RNG', pageNo: '1', pageSize: '25' })
  })

  it('LIST-08 GAP-02 asks for 25 games at a time', async () => {
    const { calls } = await visitSite({ path: '/m/gameList?gameType=RNG' })
    await press('Show 25 more')
    await screen.findByText(/^50 of /)
    const query = { gameType: 'RNG', pageSize: '25' }
    expect(calls('listGames').map(queryOf)).toMatchObject([
      { ...query, pageNo: '1' },
      { ...query, pageNo: '2' },
    ])
  })

  it('LIST-19 begins at page 1 after another provider was chosen', async () => {
    const { calls } = await visitSite({ path: '/m/gameList' })
    await press('Show 25 more')
    await screen.findByText(/^50 of /)
    await press('Red Kite')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&vendor=KITE'))
    const last = () => queryOf(calls('listGames').at(-1))
    await waitFor(() => expect(last()).toMatchObject({ vassalage: 'KITE', pageNo: '1' }))
  })

  it('LIST-20 GAP-17 asks once for what was typed without a pause, and for all after it was cleared', async () => {
    const { calls } = await visitSite({ path: '/m/gameList' })
    await screen.findByText(/^25 of /)
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
    for (const value of [' l', ' lam', ' lamp ']) fireEvent.change(field, { target: { value } })
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&name=lamp'))
    await button(/^Seven Lamps/)
    expect(calls('listGames').map(({ query }) => query.get('gameName'))).toEqual([null, 'lamp'])
    await press('Clear search')
    await waitFor(() => expect(field.value).toBe(''))
    await screen.findByText(/^25 of /)
    expect(new URLSearchParams(window.location.search).has('name')).toBe(false)
  })

  it('LIST-18 begins at page 1 and without the provider after another game type was chosen', async () => {
    const { calls } = await visitSite({ path: '/m/game?gameType=FISH&vendor=BANYAN' })
    const last = () => queryOf(calls('listGames').at(-1))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'FISH', vassalage: 'BANYAN' }))
    const menu = await screen.findByRole('navigation', { name: 'Categories' })
    fireEvent.click(await within(menu).findByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'RNG', pageNo: '1' }))
    expect(last()).not.toHaveProperty('vassalage')
    fireEvent.click(await screen.findByRole('button', { name: /^Show \d+ more$/ }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'RNG', pageNo: '2' }))
    fireEvent.click(within(menu).getByRole('button', { name: 'Card games' }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'PVP', pageNo: '1' }))
  })

  it.each([
    ['LIST-18 to a game type', 'Slots', 'Card games', 'Slots'],
    ['LIST-19 to a provider', 'All providers', 'Red Kite', 'All providers'],
  ])('%s comes back with its first page alone, and goes on with the second', async (_to, first, other, back) => {
    const { calls } = await visitSite({ path: '/m/game?gameType=RNG' })
    const pages = () => calls('listGames').map((call) => queryOf(call)['pageNo'])
    await press(first)
    await press('Show 25 more')
    await screen.findByText(/^50 of /)
    await press(other)
    await waitFor(() => expect(pages()).toEqual(['1', '2', '1']))
    await waitFor(() => expect(screen.queryByText(/^50 of /)).toBeNull())
    await press(back)
    await screen.findByText(/^25 of /)
    expect(pages()).toHaveLength(3)
    await press('Show 25 more')
    await screen.findByText(/^50 of /)
    expect(pages()).toEqual(['1', '2', '1', '2'])
  })
})

it('LIST-45 the search shows nine popular games, and nine more without another call', async () => {
  const { calls } = await visitSite({ path: '/m/slotsCenter' })
  fireEvent.click(await screen.findByRole('button', { name: 'Open the search' }))
  const popular = await screen.findByRole('region', { name: 'Popular games' })
  const shown = () => within(popular).getAllByRole('listitem').length
  await waitFor(() => expect(within(popular).getAllByRole('button', { name: /^Favourite: / })).toHaveLength(9))
  fireEvent.click(within(popular).getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(shown()).toBe(18))
  expect(calls('listHotGames')).toHaveLength(1)
})

describe('the filter panel', () => {
  const dialog = (name: string) => screen.findByRole('dialog', { name })
  const openOn = async (label: string | RegExp) => {
    await press(label)
    return within(await dialog('Filters'))
  }
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  /** Lets the list be the second page of a visit. */
  const visitList = async () => {
    const site = await visitSite({ path: '/m/help' })
    await act(async () => goTo('/m/gameList'))
    await screen.findByText(/^25 of /)
    return site
  }

  it('LIST-22 LIST-25 opens and closes, and forgets what was not submitted', async () => {
    const { asked } = await visitList()
    const before = asked.length
    const first = await openOn('Filters')
    fireEvent.click(first.getByRole('button', { name: 'Arcade' }))
    fireEvent.click(first.getByRole('button', { name: 'Close' }))
    await isGone()
    const again = await openOn('Filters')
    expect(again.getByRole('button', { name: 'Arcade' }).getAttribute('aria-pressed')).toBe('false')
    expect([asked.length, place()]).toEqual([before, '/m/gameList'])
  })

  it('LIST-24 LIST-28 submits kind, bet and lines at once, and says how many are set', async () => {
    const { calls } = await visitList()
    const panel = await openOn('Filters')
    for (const name of ['Jackpot', '0.05', '20']) fireEvent.click(panel.getByRole('button', { name }))
    expect(calls('listGames')).toHaveLength(1)
    fireEvent.click(panel.getByRole('button', { name: 'Show games' }))
    await isGone()
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&class=JP&minBet=0.05&minLine=20'))
    await waitFor(() => expect(calls('listGames')).toHaveLength(2))
    const sent = { gameClassify: 'JP', minBet: '0.05', minLine: '20' }
    expect(queryOf(calls('listGames')[1])).toMatchObject(sent)
    const set = await openOn('Filters, 3 set')
    expect(set.getByRole('button', { name: 'Jackpot' }).getAttribute('aria-pressed')).toBe('true')
  })

  it('LIST-28 leaves the list one step away from what was there before, whatever was chosen', async () => {
    await visitList()
    for (const [label, kind, address] of [
      ['Filters', 'Jackpot', 'class=JP'],
      ['Filters, 1 set', 'Arcade', 'class=AC'],
    ] as const) {
      const panel = await openOn(label)
      fireEvent.click(panel.getByRole('button', { name: kind }))
      fireEvent.click(panel.getByRole('button', { name: 'Show games' }))
      await waitFor(() => expect(place()).toContain(address))
      await isGone()
    }
    act(() => window.history.back())
    await waitFor(() => expect(place()).toBe('/m/help'))
  })

  it('LIST-23 LOTT-03 has all providers with their logos; submitted for lotteries it leads to their page', async () => {
    await visitSite({ path: '/m/gameList?gameType=LOTT' })
    await press('Show all providers with logos')
    const panel = await dialog('Game providers')
    const all = within(panel).getByRole('button', { name: 'All providers' })
    expect(all.getAttribute('aria-pressed')).toBe('true')
    const providers = within(within(panel).getByRole('group')).getAllByRole('button')
    expect(providers.length).toBeGreaterThan(2)
    expect(providers.filter((one) => one.querySelector('img') === null)).toEqual([all])
    fireEvent.click(within(panel).getByRole('button', { name: 'Show games' }))
    await waitFor(() => expect(place()).toBe('/m/lottery'))
  })
})

it('SHELL-91 a list that cannot be reached says so, and is asked for again', async () => {
  const { calls } = await visitSite({ path: '/m/help' })
  const online = window.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('GCSGAME_gameList')) throw new TypeError('Failed to fetch')
    return online(request)
  })
  await act(async () => goTo('/m/gameList'))
  await screen.findByRole('heading', { name: 'No connection' })
  expect(calls('listGames')).toHaveLength(0)
  vi.stubGlobal('fetch', online)
  await press('Try again')
  expect(await hearts()).not.toHaveLength(0)
})
