import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module as a fresh page finds it, in a browser that says this about its connection. */
async function startPage(connection?: object) {
  vi.resetModules()
  vi.stubGlobal('navigator', { connection })
  return import('./data-saving.ts')
}

it.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('BEYOND-17 data are saved as the browser asks: with a connection of %j %s', async (connection, saves) => {
  const { savesData, setDataSaving } = await startPage(connection)
  expect(savesData()).toBe(saves)
  // The visitor's word goes before the browser's.
  setDataSaving(saves ? 'off' : 'on')
  expect(savesData()).toBe(!saves)
})
