// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { prepareNextPages } from './OtherPages.tsx'

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(what: string) => Promise<void>>(async () => undefined) }))
vi.mock('../routes/load-next-pages.ts', () => ({
  loadCategoryTab: () => asked('categories'),
  loadFavoritesTab: () => asked('favourites'),
  loadGameList: () => asked('list'),
  loadLogin: () => asked('login'),
  loadRegister: () => asked('registration'),
  loadSearch: () => asked('search'),
}))
vi.mock('../worker/install-worker.ts', () => ({ keepSite: () => asked('worker'), nameManifest: () => undefined }))

afterEach(() => void asked.mockClear())

it('BEYOND-18 the site is kept also where a page that may come next did not come', async () => {
  asked.mockRejectedValueOnce(new TypeError('gone'))
  await prepareNextPages({ isSignedIn: false })
  expect(asked.mock.calls.flat()).toEqual(['categories', 'list', 'login', 'registration', 'search', 'worker'])
})
