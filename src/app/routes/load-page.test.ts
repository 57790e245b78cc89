import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPage, type Visit } from './load-page.ts'

const first: Visit = { isOnline: true, isReload: false, ageMs: 5_000 }
const missing = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn<() => void>()
const fail = (visit: Visit) =>
  loadPage(
    () => Promise.reject(missing),
    () => visit,
    reload,
  )

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
})

it('gives the page that was loaded', async () => {
  expect(await loadPage(() => Promise.resolve('page'))).toBe('page')
})

it.each([
  ['on the first load', first],
  ['long after a reload, when the site may have been deployed anew', { ...first, isReload: true, ageMs: 60_000 }],
])('SHELL-41, ERR-48 logs a page that does not load and loads the document again %s', async (_when, visit) => {
  const settled = vi.fn<() => void>()
  void fail(visit).then(settled, settled)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(settled, 'the placeholder stands until the document is gone').not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledExactlyOnceWith('ROUTE_LOAD_FAILED', missing)
})

it.each([
  ['right after a reload', { ...first, isReload: true }],
  ['without a connection', { ...first, isOnline: false }],
])('SHELL-41, ERR-48 passes the failure on to the retry state %s', async (_when, visit) => {
  await expect(fail(visit)).rejects.toBe(missing)
  expect(reload).not.toHaveBeenCalled()
  expect(console.error).toHaveBeenCalledOnce()
})
