// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const hearts = () => screen.findAllByRole('button', { name: /^Favourite: / })
const queryOf = (call: { query: URLSearchParams } | undefined) => Object.fromEntries(call?.query ?? [])

describe('the select bar', () => {
  it.each([
    ['/m/gameList?gameType=RNG', true],
    ['/m/slotsCenter', true],
    ['/m/gameList?gameType=FISH', false],
    ['/m/gameList?gameType=PVP', false],
  ])('LIST-02 of %s has a filter panel and a search icon: %s', async (path, isSlots) => {
    await visitSite({ path })
    await hearts()
    expect(screen.queryByRole('searchbox', { name: 'Search games' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Filters' }) !== null).toBe(isSlots)
    expect(screen.queryByRole('button', { name: 'Open the search' }) !== null).toBe(isSlots)
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

  it.each(['/m/gameList', '/m/game'])('CATS-21 of %s is for slots where nothing else is named', async (path) => {
    const { calls } = await visitSite({ path })
    await waitFor(() => expect(calls('listGames')).not.toHaveLength(0))
    expect(queryOf(calls('listGames')[0])).toMatchObject({ gameType: 'RNG', pageNo: '1', pageSize: '25' })
  })

  it('LIST-18 begins at page 1 and without the maker after another game type was chosen', async () => {
    const { calls } = await visitSite({ path: '/m/game?gameType=FISH&vendor=BANYAN' })
    const last = () => queryOf(calls('listGames').at(-1))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'FISH', vassalage: 'BANYAN' }))
    const menu = await screen.findByRole('navigation', { name: 'Categories' })
    fireEvent.click(await within(menu).findByRole('button', { name: 'Slots' }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'RNG', pageNo: '1' }))
    expect(last()).not.toHaveProperty('vassalage')
    fireEvent.click(await screen.findByRole('button', { name: /^Show \d+ more$/ }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'RNG', pageNo: '2' }))
    fireEvent.click(within(menu).getByRole('button', { name: 'Card duels' }))
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'PVP', pageNo: '1' }))
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
