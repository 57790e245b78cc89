import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Visit } from '#src/core/errors/can-reload-help.ts'
import { loadPage } from './load-page.ts'

const first: Visit = { isOnline: true, isReload: false }
const missing = new TypeError('Failed to fetch dynamically imported module')
const reload = vi.fn<() => void>()
/** In a document of this age. */
const fail = (visit: Visit, ageMs = 5_000) => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(ageMs)
  return loadPage(
    () => Promise.reject(missing),
    () => visit,
    reload,
  )
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.restoreAllMocks()
  reload.mockClear()
})

it('gives the page that was loaded', async () => {
  expect(await loadPage(() => Promise.resolve('page'))).toBe('page')
})

it.each([
  ['on the first load', first, 5_000],
  ['long after a reload, when the site may have been deployed anew', { ...first, isReload: true }, 60_000],
])('SHELL-41, ERR-48 logs a page that does not load and loads the document again %s', async (_when, visit, ageMs) => {
  const settled = vi.fn<() => void>()
  void fail(visit, ageMs).then(settled, settled)
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

it('SHELL-41, ERR-48 a file that hangs after a reload before it fails does not load the document for ever', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  let fileFails: (error: Error) => void = () => undefined
  const hanging = new Promise<never>((_resolve, reject) => {
    fileFails = reject
  })
  const page = loadPage(
    () => hanging,
    () => ({ ...first, isReload: true }),
    reload,
  )
  clock.mockReturnValue(60_000)
  fileFails(missing)
  await expect(page).rejects.toBe(missing)
  expect(reload).not.toHaveBeenCalled()
})
