// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const STATUS = 'MC_SYSTEM_STATUS'
const MERCHANT = 'MC_MERCHANT'

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

/** Chooses a region on a page that was started as a merchant. */
async function choose(merchant: string, region: { country: string; currency: string }) {
  window.localStorage.setItem(MERCHANT, merchant)
  vi.resetModules()
  const { keepRegion } = await import('./switch-region.ts')
  return {
    startsAt: keepRegion({ ...region, language: 'EN' }),
    merchant: window.localStorage.getItem(MERCHANT),
    status: window.localStorage.getItem(STATUS),
    ofTheTab: window.sessionStorage.getItem('kept'),
  }
}

describe('a choice of region', () => {
  beforeEach(() => {
    window.localStorage.setItem(STATUS, '{}')
    window.sessionStorage.setItem('kept', 'yes')
  })

  it.each([
    ['BOOT-41', 'bdtdemo', { country: 'BD', currency: 'BDT' }],
    ['BOOT-41', 'bdtdemo', { country: 'PK', currency: 'PKR' }],
    ['BOOT-41', 'inrdemo', { country: 'NP', currency: 'INR' }],
  ])('%s of the merchant that is there already (%s) leaves status and tab alone: %j', async (_row, code, region) => {
    expect(await choose(code, region)).toEqual({
      startsAt: undefined,
      merchant: code,
      status: '{}',
      ofTheTab: 'yes',
    })
  })

  it.each([
    ['BOOT-39 by its country', 'bdtdemo', { country: 'IN', currency: 'BDT' }, 'inrdemo'],
    ['BOOT-39 by its currency', 'bdtdemo', { country: 'NP', currency: 'INR' }, 'inrdemo'],
    ['BOOT-40 where nobody serves it', 'tlbdemo', { country: 'PK', currency: 'PKR' }, 'bdtdemo'],
  ])('BOOT-44 %s, from %s: %j is that of %s, who takes over without what was kept', async (_how, from, region, to) => {
    expect(await choose(from, region)).toEqual({ startsAt: '/m/home', merchant: to, status: null, ofTheTab: null })
  })
})

it('BOOT-45 a new start is at home, from whatever page, with the query as it was', async () => {
  // jsdom cannot load a page and says so on its console.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { reloadHome } = await import('./switch-region.ts')
  window.history.replaceState(null, '', '/m/vip?ref=7')
  reloadHome()
  expect(window.location.pathname + window.location.search).toBe('/m/home?ref=7')
  silence.mockRestore()
})
