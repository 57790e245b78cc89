// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { prepareOtherPages } from './load-other-pages.ts'

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(what: string) => void>() }))
vi.mock('./OtherPages.tsx', () => ({ prepareNextPages: async () => asked('next pages') }))
vi.mock('../menu/load-side-menu.ts', () => ({ loadSideMenu: async () => asked('side menu') }))
vi.mock('#src/features/region/load-region-panel.ts', () => ({ loadRegionPanel: async () => asked('region') }))
vi.mock('#src/core/games/launch/use-launch.ts', () => ({ prepareLaunch: () => asked('launch') }))
vi.mock('#src/core/games/favorites/favorites.ts', () => ({ prepareFavorites: () => asked('favourites') }))

afterEach(() => {
  asked.mockClear()
  setDataSaving(undefined)
})

const EVERYTHING = ['favourites', 'launch', 'next pages', 'region', 'side menu']

it('after the first screen comes what is most likely wanted next', async () => {
  prepareOtherPages()
  await vi.waitFor(() => expect(asked.mock.calls.flat().toSorted()).toEqual(EVERYTHING))
})

it('BEYOND-17 nothing is loaded ahead, and no worker installed, where data are saved', async () => {
  setDataSaving('on')
  prepareOtherPages()
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
})
