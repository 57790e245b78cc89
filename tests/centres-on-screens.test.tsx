// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import { gamesOf, hotNodeIds } from '#mock/data/games/catalogue.ts'
import { providersOf } from '#mock/data/games/providers.ts'
import type { VendorGameTypes } from '#src/api/generated/types.ts'
import { pathname, place, press } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const categories = () => screen.findByRole('navigation', { name: 'Categories' })

describe('a game centre', () => {
  it.each([
    ['SHELL-17', '/m/live', 'Live casino', 'Live', 'LIVE'],
    ['SHELL-18', '/m/sports', 'Sports', 'Sports', 'SPORTS'],
    ['SHELL-18', '/m/esports', 'E-sports', 'E-sports', 'ESPORTS'],
    ['SHELL-18', '/m/gameCenter', 'Game centre', 'Sports', 'SPORTS'],
    ['SHELL-20', '/m/lott', 'Lottery', 'Lottery', 'LOTT'],
    ['SHELL-20', '/m/elott', 'Quick draw', 'Quick draw', 'ELOTT'],
  ])(
    '%s LIST-32 %s is "%s" with the hot games "%s" and the providers of %s alone',
    async (_row, path, name, hot, type) => {
      await visitSite({ path })
      await title(name)
      const games = within(await screen.findByRole('group', { name: hot }))
      const hearts = () => games.queryAllByRole('button', { name: /^Favourite: / }).map((one) => one.ariaLabel)
      const rows = gamesOf('bdtdemo').map(({ row }) => row)
      const hotOnes = rows.filter(({ nodeId, gameType }) => gameType === type && hotNodeIds.includes(nodeId))
      await waitFor(() => expect(hearts()).toEqual(hotOnes.map(({ displayName }) => `Favourite: ${displayName}`)))
      const providers = (await screen.findByRole('heading', { name: 'Game providers' })).closest('section')
      const tiles = () => Array.from(providers?.querySelectorAll('li') ?? [], ({ textContent }) => textContent)
      const own = providersOf('bdtdemo').filter(({ category }) => category === type)
      await waitFor(() => expect(tiles()).toEqual(own.map((one) => one.name)))
      expect(pathname()).toBe(path)
    },
  )

  it('GAP-45 of quick draws shows hot games in every spelling of their type', async () => {
    const spelled = ({ list }: { list: { gameType: string }[] }) => ({
      list: list.map((game) => (game.gameType === 'ELOTT' ? { ...game, gameType: 'ELOTTO' } : game)),
    })
    await visitSite({
      path: '/m/elott',
      change: (operation, value) => (operation === 'listHotGames' ? spelled(value as never) : value),
    })
    const games = within(await screen.findByRole('group', { name: 'Quick draw' }))
    await waitFor(() => expect(games.getAllByRole('button').length).toBeGreaterThan(0))
  })

  it.each([
    ['/m/live', 1],
    ['/m/sports', 0],
  ])('LIST-34 GAP-19 of %s asks for its own announcements, of which %i are banners', async (path, banners) => {
    const { calls } = await visitSite({ path })
    expect(await screen.findByRole('list', { name: 'Announcements' })).toBeDefined()
    expect(calls('listAnnouncements').map(({ query }) => [query.get('types'), query.get('platform')])).toEqual([
      ['B,H', 'W'],
    ])
    expect(screen.queryAllByText('The tables are open')).toHaveLength(banners)
  })

  it('GAP-109 opens an announcement of the type H whole, and closes it again', async () => {
    await visitSite({ path: '/m/sports' })
    const strip = await screen.findByRole('list', { name: 'Announcements' })
    const line = within(strip).getAllByRole('button')[0] ?? strip
    const told = announcementRows(new Date(), 'bdtdemo', 'EN').find(({ title }) => title === line.textContent)
    fireEvent.click(line)
    const sheet = await screen.findByRole('dialog', { name: told?.title ?? '' })
    expect(told?.type).toBe('H')
    const words = told?.content.replaceAll(/<[^>]*>/g, '')
    await waitFor(() => expect(sheet.textContent).toContain(words))
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pathname()).toBe('/m/sports')
  })

  it('NAMED-22 leads to every category but its own, at its centre or in its list', async () => {
    await visitSite({ path: '/m/sports' })
    const links = async () => within(await categories()).getAllByRole('link')
    const ways = (await links()).map((one) => [one.textContent, one.getAttribute('href')])
    expect(ways.map(([name]) => name)).not.toContain('Sports')
    expect(ways).toContainEqual(['Lottery', '/m/lott'])
    expect(ways).toContainEqual(['Fishing', '/m/gameList?gameType=FISH'])
    fireEvent.click(within(await categories()).getByRole('link', { name: 'Lottery' }))
    await title('Lottery')
    expect((await links()).map(({ textContent }) => textContent)).toContain('Sports')
  })

  it('LIST-33 LAUNCH-01 asks a visitor who taps a provider to log in, and launches nothing', async () => {
    const { calls } = await visitSite({ path: '/m/sports' })
    await press('Pitch & Pavilion')
    await waitFor(() => expect(place()).toBe('/m/login?from=%2Fm%2Fsports'))
    expect(calls('launchGame')).toHaveLength(0)
  })

  it('LIST-33 launches the provider that a member taps, whose tile alone is busy meanwhile', async () => {
    const { calls } = await visitSite({ path: '/m/sports', as: 'ravi88', hold: ['launchGame'] })
    await press('Pitch & Pavilion')
    const busy = () => screen.queryAllByRole('button', { busy: true }).map(({ textContent }) => textContent)
    await waitFor(() => expect(busy()).toEqual(['Pitch & Pavilion']))
    await waitFor(() => expect(calls('launchGame')).toHaveLength(1))
    const [call] = calls('launchGame')
    expect(await call?.request.json()).toMatchObject({ gameType: 'SPORTS', vassalage: expect.stringMatching(/./) })
  })
})

describe('other games', () => {
  const withoutSlots = (operation: string, value: unknown) => {
    if (operation !== 'getVendorGameTypes') return value
    const { vendors, sorting } = value as VendorGameTypes
    const { RNG: _, ...others } = vendors
    return { vendors: others, sorting: sorting.filter((one) => one !== 'RNG') }
  }

  it('CATS-20 NAMED-21 have every category but ELOTT, whose address shows slots', async () => {
    const { calls } = await visitSite({ path: '/m/game?gameType=ELOTT' })
    const menu = within(await categories())
    await waitFor(() => expect(menu.getByRole('button', { name: 'Slots' }).getAttribute('aria-current')).toBe('true'))
    expect(menu.queryByRole('button', { name: 'Quick draw' })).toBeNull()
    expect(menu.getByRole('button', { name: 'Lottery' })).toBeDefined()
    await waitFor(() => expect(calls('listGames').at(-1)?.query.get('gameType')).toBe('RNG'))
  })

  it.each(['/m/game', '/m/game?gameType=ELOTT'])(
    'NAMED-21, BOOT-06 %s shows the first category where the merchant has no slots',
    async (path) => {
      const { calls } = await visitSite({ path, change: withoutSlots })
      const menu = within(await categories())
      const first = () => menu.getAllByRole('button')[0]
      await waitFor(() => expect(first()?.getAttribute('aria-current')).toBe('true'))
      expect(menu.queryByRole('button', { name: 'Slots' })).toBeNull()
      await waitFor(() => expect(calls('listGames').at(-1)?.query.get('gameType')).toBe('LIVE'))
      expect(await screen.findAllByRole('button', { name: /^Favourite: / })).not.toHaveLength(0)
    },
  )

  it.each(['/m/game', '/m/game?gameType=ELOTT'])(
    'LIST-02 LIST-36 %s has neither filters nor a search icon where the merchant has no slots',
    async (path) => {
      await visitSite({ path, change: withoutSlots })
      await screen.findByRole('button', { name: 'Back' })
      await screen.findAllByRole('button', { name: /^Favourite: / })
      for (const name of ['Filters', 'Open the search'])
        await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    },
  )

  it('NAMED-21 LIST-18 keep their category in the address, and a provider goes with another category', async () => {
    const { calls } = await visitSite({ path: '/m/game' })
    const providers = await screen.findByRole('group', { name: 'Game providers' })
    await waitFor(() => expect(within(providers).getAllByRole('button').length).toBeGreaterThan(2))
    fireEvent.click(within(providers).getAllByRole('button')[1] ?? providers)
    await waitFor(() => expect(place()).toMatch(/[?&]vendor=./))
    fireEvent.click(within(await categories()).getByRole('button', { name: 'Fishing' }))
    await waitFor(() => expect(place()).toBe('/m/game?gameType=FISH'))
    const last = () => Object.fromEntries(calls('listGames').at(-1)?.query ?? [])
    await waitFor(() => expect(last()).toMatchObject({ gameType: 'FISH' }))
    expect(last()).not.toHaveProperty('vassalage')
  })
})

describe('the slots centre', () => {
  it('NAMED-13 is a list of slots whatever its address says, and keeps its part in it', async () => {
    await visitSite({ path: '/m/slotsCenter?gameType=FISH' })
    await title('Slots')
    await screen.findByText(/^25 of /)
    await press('New')
    await waitFor(() => expect(place()).toBe('/m/slotsCenter?gameType=RNG&type=new'))
  })

  it('NAMED-13 LIST-28 leads to the list by its filters, and a step back leads to it again', async () => {
    await visitSite({ path: '/m/slotsCenter?gameType=RNG&type=new' })
    await press('Filters')
    await press('Show games')
    await waitFor(() => expect(place()).toBe('/m/gameList?gameType=RNG&type=new'))
    await press('Back')
    await waitFor(() => expect(place()).toBe('/m/slotsCenter?gameType=RNG&type=new'))
  })
})
