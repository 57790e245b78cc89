// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goTo } from '#src/core/routing/navigation.ts'
import { openGameItem } from '#src/core/games/launch/open-game-item.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => vi.restoreAllMocks())

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const behind = (role: string, name: RegExp | string) => screen.findByRole(role, { name, hidden: true })
const hearts = () => screen.findAllByRole('button', { name: /^Favourite: /, hidden: true })

async function choose(category: string) {
  const row = within(await behind('navigation', 'Categories'))
  fireEvent.click(await row.findByRole('button', { name: category, hidden: true }))
}

async function tapHotGame(name: string) {
  const strip = within(await behind('group', 'Hot tonight'))
  fireEvent.click(await strip.findByRole('button', { name: new RegExp(`^${name}`), hidden: true }))
}

describe('a category of home', () => {
  it.each([
    ['Mini', 'BGS'],
    ['Bingo', 'BINGO'],
    ['Pro e-sports', 'TF'],
  ])('CATS-14 %s opens in place, and starts no game', async (name, tab) => {
    const site = await visitSite({ path: '/m/home', as: 'ravi88' })
    await choose(name)
    await waitFor(() => expect(place()).toBe(`/m/home?tab=${tab}`))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'More hot games', hidden: true })).toBeNull())
    expect((await hearts()).length).toBeGreaterThan(0)
    await site.allAnswered()
    expect(site.calls('launchGame')).toEqual([])
  })

  it('CATS-16 GAP-101 of a single provider starts it at once, in this window', async () => {
    const open = vi.spyOn(window, 'open')
    const site = await visitSite({ path: '/m/home', as: 'ravi88' })
    await choose('E-sports')
    await waitFor(() => expect(openGameItem.read()?.game.vassalage).toBe('IA'))
    expect(site.calls('launchGame')).toHaveLength(1)
    expect(place()).toBe('/m/home')
    expect(open).not.toHaveBeenCalled()
  })

  it('CATS-13 LIVE opens its page', async () => {
    await visitSite({ path: '/m/home' })
    await choose('Live')
    await waitFor(() => expect(place()).toBe('/m/live'))
  })

  it('ERR-47 SHELL-91 that cannot come without a connection leaves the rest of home as it is', async () => {
    await visitSite({ path: '/m/home' })
    await behind('heading', 'More hot games')
    const answer = window.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await choose('Fishing')
    // It takes a while until that is certain; text is looked for more cheaply than roles.
    await screen.findByText('No connection')
    expect(await behind('region', 'Offers')).toBeDefined()
    vi.stubGlobal('fetch', answer)
    await choose('Hot')
    expect(await behind('heading', 'More hot games')).toBeDefined()
  })
})

describe('a game that is on its way', () => {
  async function tapAndLeave(leave: () => Promise<unknown>) {
    const site = await visitSite({ path: '/m/home', as: 'ravi88', hold: ['launchGame'] })
    await tapHotGame('Pearl Diver Bay')
    await waitFor(() => expect(site.held).toHaveLength(1))
    await leave()
    for (const call of site.held.slice()) call.release()
    await site.allAnswered()
  }

  it('LAUNCH-06 opens, although its list has made way for another', async () => {
    await tapAndLeave(async () => {
      await choose('Fishing')
      await waitFor(() => expect(screen.queryByRole('group', { name: 'Hot tonight', hidden: true })).toBeNull())
    })
    expect(openGameItem.read()?.game.displayName).toBe('Pearl Diver Bay')
  })

  it('LAUNCH-06 does not take away who has gone to another page', async () => {
    await tapAndLeave(async () => {
      fireEvent.click(await behind('link', 'Promotions'))
      await behind('heading', 'Promotions')
    })
    expect(openGameItem.read()).toBeUndefined()
    expect(place()).toBe('/m/activity')
  })
})

it('LAUNCH-06 a game that was left is offered on home until it is not wanted, and never started by itself', async () => {
  const offer = () => behind('region', 'Unfinished game')
  const site = await visitSite({ path: '/m/home', as: 'ravi88' })
  await tapHotGame('Pearl Diver Bay')
  await waitFor(() => expect(openGameItem.read()).toBeDefined())
  // The browser shows the page again that it has kept.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect((await offer()).textContent).toContain('Pearl Diver Bay')
  await site.allAnswered()
  expect(site.calls('launchGame')).toHaveLength(1)
  fireEvent.click(within(await offer()).getByRole('button', { name: 'Continue', hidden: true }))
  await waitFor(() => expect(site.calls('launchGame')).toHaveLength(2))
  const away = { name: 'Do not continue Pearl Diver Bay', hidden: true }
  fireEvent.click(within(await offer()).getByRole('button', away))
  await waitFor(() => expect(screen.queryByRole('button', away)).toBeNull())
  expect(openGameItem.read()).toBeUndefined()
})

it('HOME-15 LIST-16 the back button finds as many games on home as were shown, a link begins anew', async () => {
  await visitSite({ path: '/m/home?tab=RNG' })
  const tiles = () =>
    screen
      .queryAllByRole('listitem', { hidden: true })
      .filter((one) => within(one).queryByRole('button', { name: /^Favourite: /, hidden: true }) !== null).length
  await waitFor(() => expect(tiles()).toBe(15))
  fireEvent.click(await behind('button', 'Show 15 more'))
  await waitFor(() => expect(tiles()).toBe(30))
  fireEvent.click(await behind('link', 'Promotions'))
  await behind('heading', 'Promotions')
  act(() => window.history.back())
  await behind('navigation', 'Categories')
  await waitFor(() => expect(tiles()).toBe(30))
  fireEvent.click(await behind('link', 'Promotions'))
  await behind('heading', 'Promotions')
  act(() => goTo('/m/home?tab=RNG'))
  await behind('heading', 'Slots')
  await waitFor(() => expect(tiles()).toBe(15))
})

it('NAMED-10 SHELL-18 the game centre of the lottery leads to its draws', async () => {
  await visitSite({ path: '/m/lott' })
  fireEvent.click(await screen.findByRole('link', { name: /^Draws and results/ }))
  await waitFor(() => expect(place()).toBe('/m/lottery'))
  expect((await screen.findByRole('tab', { name: 'Draws' })).getAttribute('aria-selected')).toBe('true')
})

it('HOME-11 CATS-20 “All” beside games leads to them all, beside games of all categories to a page of these', async () => {
  await visitSite({ path: '/m/home' })
  await behind('heading', 'More hot games')
  const links = () => screen.getAllByRole('link', { name: 'All', hidden: true })
  expect(links()[0]?.getAttribute('href')).toBe('/m/game?type=hot')
  await waitFor(() => expect(links().at(-1)?.getAttribute('href')).toBe('/m/game'))
  fireEvent.click(links().at(-1) ?? document.body)
  await waitFor(() => expect(place()).toBe('/m/game'))
  await screen.findByRole('navigation', { name: 'Categories' })
})
