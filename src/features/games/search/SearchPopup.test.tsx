// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configureGateway } from '#src/api/settings.ts'
import { vendorGameTypesQuery } from '#src/core/games/use-categories.ts'
import { renderSite } from '../../../../tests/support/render-site.tsx'
import { startStubGateway } from '../../../../tests/support/stub-gateway.ts'
import { SearchPopup } from './SearchPopup.tsx'

const FAILED = 'code=500, example=UNKNOWN_ERROR'

let asked: ReturnType<typeof startStubGateway>['asked'] = []
let held: ReturnType<typeof startStubGateway>['held'] = []

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  configureGateway({})
})

function show(stub: Parameters<typeof startStubGateway>[0] = {}, site: Parameters<typeof renderSite>[1] = {}) {
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
  expect(await screen.findByRole('heading', { name: 'Nothing by that name in Slots' })).toBeDefined()
  expect(screen.getByText('Try another category above, or check the spelling.')).toBeDefined()
  const names = chips()
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining(['Slots', 'Sports', 'Card duels']))
  expect(names).not.toContain('Hot')
  fireEvent.click(chip('Sports'))
  expect(await screen.findByRole('button', { name: /^Cricket Showdown/ })).toBeDefined()
  expect(searches()).toEqual(['RNG cricket', 'SPORTS cricket'])
})

it('LIST-44, GAP-32 another name is searched in the category that is chosen', async () => {
  show()
  search('cricket')
  await waitFor(() => chip('Card duels'))
  fireEvent.click(chip('Card duels'))
  expect(await screen.findByRole('heading', { name: 'Nothing by that name in Card duels' })).toBeDefined()
  search('teen patti')
  expect(await screen.findByRole('button', { name: /^Teen Patti Palace/ })).toBeDefined()
  const [clear] = screen.getAllByRole('button', { name: 'Clear the search' })
  fireEvent.click(clear as HTMLElement)
  expect(screen.queryByRole('group', { name: 'Categories' })).toBeNull()
  search('palace')
  expect(chosen()).toBe('Card duels')
  expect(searches()).toEqual(['RNG cricket', 'PVP cricket', 'PVP teen patti', 'PVP palace'])
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
  const prefer: NonNullable<Parameters<typeof startStubGateway>[0]>['prefer'] = { getVendorGameTypes: FAILED }
  show({ prefer })
  search('cricket')
  expect(await screen.findByText('Check the spelling, or try a part of the name.')).toBeDefined()
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
          vendors: { FISH: fish.map((vendor) => ({ ...vendor, supportPlay: 1 as const, iconUrl: '/media/x.svg' })) },
          sorting: ['FISH'],
        }),
    },
  )
  search('current')
  expect(chosen()).toBe('Fishing')
  expect(await screen.findByRole('button', { name: /^Deep Current/ })).toBeDefined()
  expect(searches()).toEqual(['FISH current'])
})

it('LIST-44 the pages are told in words too, and their numbers keep their order in Urdu', async () => {
  show()
  const status = () => within(screen.getByRole('region', { name: 'Popular games' })).getByRole('status')
  // What comes into a status is told only where it stood there before.
  expect(status().textContent).toBe('')
  const told = await within(status()).findByText(/^Page 1 of \d+$/)
  const seen = status().querySelector('bdi')
  expect(seen?.textContent).toBe(told.textContent?.replace('Page ', '').replace('of', '/'))
  expect(seen?.dir).toBe('ltr')
  expect(seen?.getAttribute('aria-hidden')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(status().textContent).toContain('Page 2 of')
})
