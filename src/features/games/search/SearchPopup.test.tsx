// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listHotGamesQuery } from '#src/api/generated/first-screen.ts'
import { configureGateway } from '#src/api/settings.ts'
import { vendorGameTypesQuery } from '#src/core/games/category/use-categories.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { sampleGame } from '../../../../tests/support/sample-game.ts'
import { startStubGateway, type StubOptions } from '../../../../tests/support/stub-gateway.ts'
import { SearchPopup } from './SearchPopup.tsx'

const FAILED = 'code=500, example=UNKNOWN_ERROR'

let asked: ReturnType<typeof startStubGateway>['asked'] = []
let held: ReturnType<typeof startStubGateway>['held'] = []

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  configureGateway({})
})

function show(stub: StubOptions = {}, site: Parameters<typeof renderSite>[1] = {}) {
  ;({ asked, held } = startStubGateway(stub))
  renderSite(<SearchPopup open onClose={() => {}} />, site)
}

function search(name: string) {
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: name } })
  fireEvent.submit(box)
}

const searches = () =>
  asked
    .filter(({ operation }) => operation === 'listGames')
    .map(({ query }) => `${query.get('gameType')} ${query.get('gameName')}`)
const chips = () => within(screen.getByRole('group', { name: 'Categories' }))
const chip = (name: string) => chips().getByRole('button', { name })
const chosen = () => chips().getByRole('button', { pressed: true }).textContent

it('LIST-44, GAP-32 a search begins in slots, and the other categories are one tap away', async () => {
  show()
  expect(screen.getByRole('dialog', { name: 'Search games' })).toBeDefined()
  search('cricket')
  expect(chosen()).toBe('Slots')
  expect(await screen.findByRole('heading', { name: 'No games found in Slots' })).toBeDefined()
  expect(screen.getByText('Try another category above, or check the spelling.')).toBeDefined()
  const names = chips()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(['Slots', 'Sports', 'Card games']))
  expect(names).not.toContain('Hot')
  fireEvent.click(chip('Sports'))
  expect(await screen.findByRole('button', { name: /^Cricket Showdown/ })).toBeDefined()
  expect(searches()).toEqual(['RNG cricket', 'SPORTS cricket'])
})

it('LIST-44, GAP-32 another name is searched in the category that is chosen', async () => {
  show()
  search('cricket')
  await waitFor(() => chip('Card games'))
  fireEvent.click(chip('Card games'))
  expect(await screen.findByRole('heading', { name: 'No games found in Card games' })).toBeDefined()
  search('teen patti')
  expect(await screen.findByRole('button', { name: /^Teen Patti Palace/ })).toBeDefined()
  const [clear] = screen.getAllByRole('button', { name: 'Clear search' })
  fireEvent.click(clear as HTMLElement)
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull()
  search('palace')
  expect(chosen()).toBe('Card games')
  expect(searches()).toEqual(['RNG cricket', 'PVP cricket', 'PVP teen patti', 'PVP palace'])
})

it('LIST-44 offers no more games where they end before the pages that were told', async () => {
  const change: StubOptions['change'] = (operation, value) =>
    operation === 'listGames' ? { ...Object(value), totalPages: 3 } : value
  show({ change })
  search('lamp')
  await screen.findByRole('button', { name: /^Seven Lamps/ })
  const found = within(screen.getByRole('region', { name: 'Search results' }))
  fireEvent.click(found.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(found.queryByRole('button', { name: 'Show more' })).toBeNull())
  expect(found.getByRole('status').textContent).toMatch(/^2 \/ 2/)
})

it('GAP-32 slots stand in the row and are searched before the other categories are known', async () => {
  show({ hold: ['getVendorGameTypes'] })
  search('lamp')
  expect(chips().getAllByRole('button')).toHaveLength(1)
  await screen.findByRole('button', { name: /^Seven Lamps/ })
  for (const call of held.slice()) call.release()
  await waitFor(() => chip('Sports'))
  expect(chips().getAllByRole('button')[0]?.textContent).toBe('Slots')
  expect(chosen()).toBe('Slots')
})

it('GAP-32 where the categories do not come, the text points to no other, and they can be asked for again', async () => {
  const prefer: StubOptions['prefer'] = { getVendorGameTypes: FAILED }
  show({ prefer })
  search('cricket')
  expect(await screen.findByText('Check the spelling, or try part of the name.')).toBeDefined()
  delete prefer.getVendorGameTypes
  fireEvent.click(await screen.findByRole('button', { name: 'Load the categories again' }))
  await waitFor(() => chip('Sports'))
  expect(screen.getByText('Try another category above, or check the spelling.')).toBeDefined()
})

it('GAP-32 a visitor who has no slots searches the first category there is', async () => {
  const fish = [
    { vassalage: 'DEEP', displayName: 'Deepline', accountTypeName: 'Deepline', gameCategory: 'FISH' as const },
  ]
  show(
    {},
    {
      answer: (client) =>
        client.setQueryData(vendorGameTypesQuery().queryKey, {
          vendors: {
            FISH: fish.map((provider) => ({ ...provider, supportPlay: 1 as const, iconUrl: '/media/x.svg' })),
          },
          sorting: ['FISH'],
        }),
    },
  )
  search('current')
  expect(chosen()).toBe('Fishing')
  expect(await screen.findByRole('button', { name: /^Deep Current/ })).toBeDefined()
  expect(searches()).toEqual(['FISH current'])
})

it('LIST-44, LIST-45 the pages of nine are told in words too, and their numbers keep their order in Urdu', async () => {
  show()
  const status = () => within(screen.getByRole('region', { name: 'Popular games' })).getByRole('status')
  // What comes into a status is told only where it stood there before.
  expect(status().textContent).toBe('')
  const told = await within(status()).findByText(/^Page 1 of \d+$/)
  const seen = status().querySelector('bdi')
  expect(seen?.textContent).toBe(told.textContent?.replace('Page ', '').replace('of', '/'))
  expect(seen?.dir).toBe('ltr')
  expect(seen?.getAttribute('aria-hidden')).toBe('true')
  const tiles = () => within(screen.getByRole('region', { name: 'Popular games' })).getAllByRole('listitem')
  expect(tiles()).toHaveLength(9)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(status().textContent).toContain('Page 2 of')
  expect(tiles()).toHaveLength(18)
})

const close = () => screen.findByRole('region', { name: 'Did you mean' })
const namesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent)

it('LIST-38 a name with a slip is found among the games at hand, of whatever category', async () => {
  show()
  await screen.findByRole('button', { name: /^Dragon of the Ninth Gate/ })
  search('crikcet')
  expect(namesIn(await close())).toEqual(['Cricket ShowdownPitch & Pavilion', 'Maidan CricketMaidan'])
  expect(screen.queryByRole('heading', { name: 'No games found in Slots' })).toBeNull()
  const said = screen.getAllByRole('status').filter(({ textContent }) => textContent !== '')
  expect(said.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^No games found in Slots.*Try another category above/),
  ])
})

it('LIST-38 the provider’s name finds the games at hand, and leads to all games of the provider', async () => {
  show()
  await screen.findByRole('button', { name: /^Dragon of the Ninth Gate/ })
  search('RED KÍTE')
  expect(namesIn(await close())).toContain('Golden Dragon KingRed Kite')
  const providers = screen.getByRole('group', { name: 'Game providers' })
  const link = within(providers).getByRole('link', { name: /Red Kite.*Slots/ })
  expect(link.getAttribute('href')).toBe('/m/gameList?gameType=RNG&vendor=KITE')
})

it('LIST-44 games at hand follow the last page of what was found, and stand there once', async () => {
  show()
  await screen.findByRole('button', { name: /^Dragon of the Ninth Gate/ })
  search('dragon')
  const found = await screen.findByRole('region', { name: 'Search results' })
  for (;;) {
    const more = await waitFor(() => {
      const button = within(found).queryByRole('button', { name: 'Show more' })
      expect(button ?? screen.queryByRole('region', { name: 'Did you mean' })).not.toBeNull()
      return button
    })
    if (!more) break
    expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull()
    fireEvent.click(more)
  }
  const [listed, others] = [namesIn(found), namesIn(await close())]
  expect(others).toEqual(['Dragon Tiger TerracePalisade'])
  expect(listed).toContain('Dragon of the Ninth GateRed Kite')
})

it('LIST-38 where the search fails, the games at hand are found all the same', async () => {
  show({ prefer: { listGames: FAILED } })
  await screen.findByRole('button', { name: /^Dragon of the Ninth Gate/ })
  search('lanturn')
  expect(await screen.findByRole('heading', { name: 'Loading failed' })).toBeDefined()
  expect(namesIn(await close())).toEqual(['Ten Thousand LanternsMoonreel'])
})

it('LIST-38 games at hand are those with names in the present language', async () => {
  show(
    {},
    {
      answer: (client) => {
        for (const [language, displayName] of [['EN', 'Paper Moth'] as const, ['HI', 'Paper Moths'] as const]) {
          const { queryKey } = listHotGamesQuery({ query: { isPlatform: 2, language, platform: 'html5' } })
          client.setQueryData(queryKey, { list: [sampleGame({ nodeId: language, displayName })] })
        }
      },
    },
  )
  search('papre')
  expect(namesIn(await close())).toEqual([expect.stringMatching(/^Paper Moth(?!s)/)])
})

it('LIST-38 a provider of a small group leads to the whole group, whose list says nothing of providers', async () => {
  show()
  search('arcobell')
  const link = await screen.findByRole('link', { name: /Arcobell/ })
  expect(link.getAttribute('href')).toBe('/m/gameList?gameType=BGS')
})

it('LIST-43 words that are not searched for yet have a button, and what was found before steps back', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cricket' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  await waitFor(() => expect(searches()).toEqual(['RNG cricket']))
})

it.each([
  // The keyboard of a phone would lie over what is found.
  ['a finger', false],
  ['a mouse', true],
])('after a search with %s the focus is in the field: %s', (pointer, isFocused) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' && pointer === 'a finger' }))
  show()
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'mon' } })
  // As a tap on the button leaves it; with a finger the keyboard was up until then.
  act(() => (isFocused ? screen.getByRole('button', { name: 'Search' }) : box).focus())
  fireEvent.submit(box)
  expect(document.activeElement === screen.getByRole('searchbox')).toBe(isFocused)
})

it('LIST-44 the focus follows the last page and the emptied search', async () => {
  show()
  search('zzzzqq')
  await screen.findByRole('heading', { name: 'No games found in Slots' })
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
  act(() => clear?.focus())
  fireEvent.click(clear as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))

  search('mon')
  const found = await screen.findByRole('region', { name: 'Search results' })
  const tiles = () => within(found).queryAllByRole('listitem')
  await waitFor(() => expect(tiles()).toHaveLength(9))
  for (let shown = 9; ; shown = tiles().length) {
    const more = within(found).getByRole('button', { name: 'Show more' })
    act(() => more.focus())
    fireEvent.click(more)
    await waitFor(() => expect(tiles().length).toBeGreaterThan(shown))
    if (more.isConnected) continue
    expect(shown).toBeGreaterThan(9)
    await waitFor(() =>
      expect(document.activeElement).toBe(within(tiles()[shown] as HTMLElement).getAllByRole('button')[0]),
    )
    return
  }
})

it('LIST-45 popular games that do not come can be asked for again, and none leave no heading', async () => {
  const prefer: StubOptions['prefer'] = { listHotGames: FAILED }
  show({ prefer })
  expect(await screen.findByRole('heading', { name: 'Loading failed' })).toBeDefined()
  prefer.listHotGames = 'example=empty'
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Loading failed' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Popular games' })).toBeNull())
})
