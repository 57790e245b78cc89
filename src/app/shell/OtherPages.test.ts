// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { setDataSaving } from '#src/lib/data-saving.ts'
import { prepareNextPages } from './OtherPages.tsx'

const { loaded, load } = vi.hoisted(() => {
  const loaded: string[] = []
  return { loaded, load: (name: string) => async () => void loaded.push(name) }
})
vi.mock('../routes/load-next-pages.ts', () => ({
  loadCategoryTab: load('category'),
  loadFavoritesTab: load('favourites'),
  loadGameList: load('list'),
  loadLogin: load('login'),
  loadRegister: load('register'),
  loadSearch: load('search'),
}))

afterEach(() => loaded.splice(0))

it('what a visitor most likely wants next is loaded ahead, in its order', async () => {
  await prepareNextPages({ isSignedIn: false })
  expect(loaded).toEqual(['category', 'list', 'login', 'register', 'search'])
})

it('BEYOND-17 nothing is loaded ahead where data are saved', async () => {
  setDataSaving('on')
  await prepareNextPages({ isSignedIn: false })
  expect(loaded).toEqual([])
  setDataSaving(undefined)
})
