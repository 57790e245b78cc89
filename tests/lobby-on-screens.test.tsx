// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { announcementRows } from '#mock/data/announcements.ts'
import type { BannerGroup } from '#src/api/generated/types.ts'
import { showLanguage } from '#src/core/i18n/language-store.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { queryOf } from './support/on-screen.ts'
import { useWholeSite, visitSite } from './support/whole-site.tsx'

useWholeSite()

/** Asks of no part whether it is hidden, which takes most of the time of a query. */
const row = () => screen.findByRole('navigation', { name: 'Categories', hidden: true })
const names = async () => {
  const buttons = within(await row()).getAllByRole('button', { hidden: true })
  return buttons.map((one) => one.textContent)
}
async function choose(category: string) {
  fireEvent.click(await within(await row()).findByRole('button', { name: category, hidden: true }))
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name, hidden: true })

/** The tiles of the list below the rows of games. */
const tiles = () =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .filter((one) => within(one).queryByRole('button', { name: /^Favourite: /, hidden: true }) !== null)
const showMore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /^Show \d+ more$/, hidden: true }))

describe('the categories of home', () => {
  const rest = ['Slots', 'Live', 'Mini', 'Fishing', 'Sports', 'E-sports', 'Card games', 'Lottery', 'Quick draw']

  it.each([
    [undefined, ['Hot', ...rest, 'Bingo', 'Pro e-sports']],
    ['ravi88', ['Hot', 'Favourites', ...rest, 'Bingo', 'Pro e-sports']],
  ])('CATS-01 CATS-02 CATS-04 of %s stand in their order', async (as, order) => {
    await visitSite({ path: '/m/home', ...(as !== undefined && { as }) })
    await waitFor(async () => expect(await names()).toEqual(order))
  })

  it('BOOT-01 CATS-07 have cockfight after fishing where the merchant names a provider for it', async () => {
    Reflect.set(currentMerchant, 'cockfightProviders', ['ORBIT'])
    await visitSite({ path: '/m/home' })
    await waitFor(async () => expect(await names()).toContain('Cockfight'))
    const shown = await names()
    Reflect.set(currentMerchant, 'cockfightProviders', [])
    expect(shown.slice(shown.indexOf('Fishing'), shown.indexOf('Fishing') + 3)).toEqual([
      'Fishing',
      'Cockfight',
      'Sports',
    ])
  })

  it('CATS-17 begin at page 1 again after another one was chosen', async () => {
    const { calls } = await visitSite({ path: '/m/home' })
    const pages = (gameType: string) =>
      calls('listGames')
        .filter(({ query }) => query.get('gameType') === gameType && query.get('pageSize') === '25')
        .map(({ query }) => query.get('pageNo'))
    await choose('Slots')
    await heading('Slots')
    await waitFor(() => expect(tiles()).toHaveLength(15))
    await showMore()
    await waitFor(() => expect(tiles()).toHaveLength(30))
    expect(pages('RNG')).toEqual(['1', '2'])

    await choose('Fishing')
    await heading('Fishing')
    await waitFor(() => expect(tiles()).toHaveLength(15))
    expect(pages('FISH')).toEqual(['1'])

    await choose('Slots')
    await heading('Slots')
    await waitFor(() => expect(tiles()).toHaveLength(15))
  })
})

describe('banners', () => {
  const rows = announcementRows(new Date(), 'bdtdemo', 'EN')
  const pictures = (...groups: BannerGroup[]) =>
    rows.filter(({ groupName }) => groups.some((one) => one === groupName)).map(({ url }) => url)
  const shown = () =>
    Array.from(document.querySelectorAll('img'), (image) => new URL(image.src).pathname).filter((path) =>
      path.startsWith('/media/banners/'),
    )

  it.each([
    { path: '/m/home', group: 'm_home' },
    { path: '/m/live', group: 'm_live' },
    { path: '/m/register', group: 'm_reg' },
  ] as const)('HOME-25 HOME-26 $path draws the `url` of each of the group $group', async ({ path, group }) => {
    await visitSite({ path, info: { whitelabel: { LIVEMODEL3: false }, imageCDNs: [] } })
    expect(pictures(group).length).toBeGreaterThan(0)
    await waitFor(() => expect(shown()).toEqual(pictures(group)))
  })

  it('HOME-24 HOME-25 home has those of live models after its own where the feature is on', async () => {
    await visitSite({ path: '/m/home', info: { whitelabel: { LIVEMODEL3: true }, imageCDNs: [] } })
    await waitFor(() => expect(shown()).toEqual(pictures('m_home', 'm_live')))
  })
})

describe('the hot strip', () => {
  const strip = (name: string) => screen.findByRole('group', { name, hidden: true })

  it.each([
    ['/m/home', 'Hot tonight'],
    ['/m/home?tab=RNG', 'Hot tonight'],
    ['/m/home?tab=FISH', 'Fishing'],
    ['/m/live', 'Live'],
    ['/m/sports', 'Sports'],
  ])('HOME-13 of %s is called "%s"', async (path, name) => {
    await visitSite({ path })
    expect(within(await strip(name)).getAllByRole('button', { hidden: true }).length).toBeGreaterThan(0)
  })

  it('HOME-12 is not there where no game is hot', async () => {
    await visitSite({ path: '/m/home', prefer: { listHotGames: 'code=200, example=empty' } })
    await screen.findByRole('heading', { name: 'No games here yet', hidden: true })
    expect(screen.queryByRole('group', { name: 'Hot tonight', hidden: true })).toBeNull()
  })

  it('I18N-07 is asked for in the new language after a change', async () => {
    const { calls } = await visitSite({ path: '/m/home' })
    const languages = () => calls('listHotGames').map(({ query }) => query.get('language'))
    await waitFor(() => expect(languages()).toEqual(['EN']))
    await act(() => showLanguage('BN'))
    await waitFor(() => expect(languages()).toEqual(['EN', 'BN']))
  })
})

describe('favourites', () => {
  it('FAV-05 CONST-11 their ids are asked for as one page of a hundred', async () => {
    const { calls } = await visitSite({ path: '/m/home', as: 'ravi88' })
    await waitFor(() => expect(calls('listFavoriteIds')).toHaveLength(1))
    expect(queryOf(calls('listFavoriteIds')[0])).toEqual({ pageNo: '1', pageSize: '100' })
  })

  it.each([
    ['/m/home?tab=FAV', undefined],
    ['/m/gameList?gameType=FISH&type=favourite', 'FISH'],
  ])('FAV-06 GAP-100 %s asks for 25 at a time, of the type %s, in the language', async (path, gameType) => {
    const { calls } = await visitSite({ path, as: 'ravi88', language: 'BN' })
    await waitFor(() => expect(calls('listFavoriteGames')).toHaveLength(1))
    expect(queryOf(calls('listFavoriteGames')[0])).toEqual({
      pageNo: '1',
      pageSize: '25',
      language: 'BN',
      ...(gameType !== undefined && { gameType }),
    })
  })

  it('FAV-03 send a visitor to the login', async () => {
    const { calls } = await visitSite({ path: '/m/home?tab=FAV' })
    await waitFor(() => expect(window.location.pathname).toBe('/m/login'))
    expect(calls('listFavoriteGames')).toHaveLength(0)
  })
})

it('I18N-05 the flag in the header of home is that of the country, and opens the panel', async () => {
  await visitSite({ path: '/m/home' })
  const button = await screen.findByRole('button', { name: 'Region and language', hidden: true })
  await waitFor(() => expect(button.querySelector('svg')).not.toBeNull())
  fireEvent.click(button)
  const country = (name: RegExp) => screen.findByRole('radio', { name, hidden: true })
  const drawing = (part: Element | null | undefined) => [...(part?.querySelector('svg')?.children ?? [])]
  const isFlag = async (name: RegExp) => {
    const flag = drawing((await country(name)).closest('label'))
    return drawing(button).every((part, at) => part.isEqualNode(flag[at] ?? null))
  }
  expect(await country(/Bangladesh/)).toHaveProperty('checked', true)
  expect(drawing(button).length).toBeGreaterThan(0)
  expect([await isFlag(/Bangladesh/), await isFlag(/India/)]).toEqual([true, false])
})

it.each([
  [0, 'https://img1.example'],
  [0.99, 'https://img2.example'],
])('BOOT-26 pictures come from the host that chance picks from the list: %d gives %s', async (chance, host) => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(chance)
  await visitSite({ path: '/m/home', info: { imageCDNs: ['https://img1.example', 'https://img2.example'] } })
  const pictures = () => Array.from(document.querySelectorAll<HTMLImageElement>('main img'), ({ src }) => src)
  await waitFor(() => expect(pictures().filter((src) => src.includes('/media/games/'))).not.toHaveLength(0))
  random.mockRestore()
  expect(pictures().filter((src) => src.includes('/media/') && !src.startsWith(host))).toEqual([])
})
