// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeSearch } from '#src/core/games/search-popup.ts'
import { place } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()
afterEach(() => act(closeSearch))

type Site = Awaited<ReturnType<typeof visitSite>>
const back = () => act(() => window.history.back())

async function popup() {
  const dialog = await screen.findByRole('dialog', { name: 'Search games' })
  return within(dialog)
}
/** What moves out is hidden already, and then it is gone. */
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search games', hidden: true })).toBeNull())

/** Opens the search by its icon, or by another opener of a page. */
async function open(path: string, name = 'Open the search', as?: string): Promise<Site> {
  const site = await visitSite({ path, ...(as !== undefined && { as }) })
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
  await popup()
  return site
}

async function type(name: string) {
  fireEvent.change((await popup()).getByRole('searchbox'), { target: { value: name } })
}

async function search(name: string) {
  await type(name)
  fireEvent.submit((await popup()).getByRole('searchbox'))
}

/** Queries of the searches so far. */
const searches = (site: Site) =>
  site.calls('listGames').flatMap(({ query }) => (query.has('gameName') ? [Object.fromEntries(query)] : []))

describe('the search opens', () => {
  it('HOME-03 LIST-35 by the bar on the first tab of home, ready to type', async () => {
    await open('/m/home', 'Search games')
    const box = (await popup()).getByRole('searchbox', { name: 'Search games' })
    await waitFor(() => expect(document.activeElement).toBe(box))
  })

  it.each(['/m/slotsCenter', '/m/game', '/m/gameList?gameType=RNG'])(
    'LIST-36 KEY-15 by the icon of %s, and the back button closes it alone',
    async (path) => {
      await open(path)
      back()
      await isClosed()
      expect(place()).toBe(path)
    },
  )

  it('LIST-37 by whatever opener, and is closed by its button, to be opened anew in slots', async () => {
    await open('/m/home', 'Search games')
    await search('cricket')
    fireEvent.click(await (await popup()).findByRole('button', { name: 'Sports' }))
    await (await popup()).findByRole('button', { name: /^Cricket Showdown/ })
    fireEvent.click((await popup()).getByRole('button', { name: 'Close' }))
    await isClosed()
    fireEvent.click(await screen.findByRole('button', { name: 'Search', hidden: true }))
    await search('cricket')
    const row = within((await popup()).getByRole('group', { name: 'Categories' }))
    expect(row.getByRole('button', { pressed: true }).textContent).toBe('Slots')
  })
})

describe('a search', () => {
  it('LIST-09 GAP-02 asks for nine slots by the trimmed name, and for nine more with each tap', async () => {
    const site = await open('/m/slotsCenter')
    await search('  on ')
    const found = await (await popup()).findByRole('region', { name: 'Search results' })
    await waitFor(() => expect(within(found).getByRole('status').textContent).toMatch(/^1 \/ \d+Page 1 of \d+$/))
    expect(within(found).getAllByRole('listitem')).toHaveLength(9)
    expect(searches(site)).toEqual([
      expect.objectContaining({ gameName: 'on', pageSize: '9', pageNo: '1', gameType: 'RNG' }),
    ])
    fireEvent.click(within(found).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(found).getByRole('status').textContent).toMatch(/^2 \/ \d+Page 2 of \d+$/))
    await waitFor(() => expect(within(found).getAllByRole('listitem').length).toBeGreaterThan(9))
  })

  it('GAP-17 LIST-43 shows what fits while one types, and asks the gateway when it is sent', async () => {
    const site = await visitSite({ path: '/m/home' })
    await screen.findAllByRole('button', { name: /^Pearl Diver Bay/, hidden: true })
    fireEvent.click(screen.getByRole('button', { name: 'Search', hidden: true }))
    await type('pearl')
    await (await popup()).findByRole('heading', { name: 'Quick matches' })
    expect((await popup()).getByRole('button', { name: /^Pearl Diver Bay/ })).toBeDefined()
    await site.allAnswered()
    expect(searches(site)).toEqual([])
    fireEvent.submit((await popup()).getByRole('searchbox'))
    await waitFor(() => expect(searches(site)).toHaveLength(1))
    expect((await popup()).queryByRole('heading', { name: 'Quick matches' })).toBeNull()
  })

  it('LIST-39 LIST-41 is kept as a chip, which searches again and can be removed', async () => {
    const site = await open('/m/slotsCenter')
    const chips = async () =>
      (await popup()).queryAllByRole('button', { name: /^(lamp|on)$/ }).map(({ textContent }) => textContent)
    const clear = async () => {
      const [button] = await (await popup()).findAllByRole('button', { name: 'Clear search' })
      if (button) fireEvent.click(button)
    }
    await search('on')
    await clear()
    await search('lamp')
    await clear()
    await waitFor(async () => expect(await chips()).toEqual(['lamp', 'on']))
    fireEvent.click((await popup()).getByRole('button', { name: 'Remove lamp' }))
    await waitFor(async () => expect(await chips()).toEqual(['on']))
    expect(window.localStorage.getItem('MC_SEARCH_RECORDS')).toBe('["on"]')
    await site.allAnswered()
    fireEvent.click((await popup()).getByRole('button', { name: 'on' }))
    expect(await (await popup()).findByRole('region', { name: 'Search results' })).toBeDefined()
  })

  it('LIST-41 leaves the focus in the field where its last record is removed', async () => {
    window.localStorage.setItem('MC_SEARCH_RECORDS', '["on"]')
    await open('/m/slotsCenter')
    const remove = await (await popup()).findByRole('button', { name: 'Remove on' })
    remove.focus()
    fireEvent.click(remove)
    expect(document.activeElement).toBe((await popup()).getByRole('searchbox'))
  })

  it('LIST-41 opens no keyboard of a phone where its last record is removed', async () => {
    window.localStorage.setItem('MC_SEARCH_RECORDS', '["on"]')
    await open('/m/slotsCenter')
    const media = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...media(query), matches: query === '(pointer: coarse)' }))
    const remove = await (await popup()).findByRole('button', { name: 'Remove on' })
    remove.focus()
    fireEvent.click(remove)
    expect(document.activeElement).toBe((await popup()).getByRole('searchbox').closest('form'))
  })

  it('LIST-44 that finds nothing leads back to the popular games', async () => {
    await open('/m/slotsCenter')
    await search('no such game')
    await (await popup()).findByRole('heading', { name: 'No games found in Slots' })
    expect((await popup()).queryByRole('region', { name: 'Popular games' })).toBeNull()
    fireEvent.click((await popup()).getAllByRole('button', { name: 'Clear search' }).at(-1) ?? document.body)
    expect(await (await popup()).findByRole('region', { name: 'Popular games' })).toBeDefined()
    expect((await popup()).getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('LIST-38 finds a provider, whose link leads to the list, and on a list to another one, and back again', async () => {
    const site = await open('/m/home', 'Search games')
    await search('RÉD kite')
    fireEvent.click(await (await popup()).findByRole('link', { name: /Red Kite/ }))
    await isClosed()
    expect(place()).toBe('/m/gameList?gameType=RNG&vendor=KITE')
    await waitFor(() =>
      expect(site.calls('listGames').some(({ query }) => query.get('vassalage') === 'KITE')).toBe(true),
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Open the search' }))
    await search('monreel')
    fireEvent.click(await (await popup()).findByRole('link', { name: /Moonreel/ }))
    await isClosed()
    expect(place()).toBe('/m/gameList?gameType=RNG&vendor=MOON')
    expect(await screen.findByRole('button', { name: 'Moonreel', pressed: true })).toBeDefined()
    back()
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&vendor=KITE'))
  })
})

it('LIST-46 a member finds the games played last, nine at most', async () => {
  const site = await visitSite({ path: '/m/slotsCenter', as: 'ravi88' })
  const [heart] = await screen.findAllByRole('button', { name: /^Favourite: / })
  // The games are put into their order once more when the providers are there.
  await site.allAnswered()
  const game = heart?.parentElement?.querySelector('button')
  const name = game?.textContent ?? 'none'
  if (game) fireEvent.click(game)
  await waitFor(() => expect(site.calls('addRecentGame')).toHaveLength(1))
  await site.allAnswered()
  fireEvent.click(screen.getByRole('button', { name: 'Open the search' }))
  const played = await (await popup()).findByRole('region', { name: 'Recently played' })
  expect(within(played).getAllByRole('button')[0]?.textContent).toBe(name)
  expect(Object.fromEntries(site.calls('listRecentGames')[0]?.query ?? [])).toMatchObject({ page: '1', pageSize: '9' })
})
