// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { countryItem } from '#src/core/storage/items.ts'
import { presentCountry } from './present-country.ts'
import { findRegions, languageFor, languagesOf } from './region.ts'

const pakistan = { country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] }
const indonesia = { country: 'ID', countryName: 'Indonesia', currency: 'IDR', langList: ['ID', 'EN'] }

afterEach(() => {
  countryItem.remove()
  vi.restoreAllMocks()
})

it('I18N-05 the flag is of the chosen country, else the visitor’s, else the merchant’s', () => {
  expect(presentCountry(undefined)).toBe(currentMerchant.country)
  expect(presentCountry('PK')).toBe('PK')
  countryItem.write('ID')
  expect(presentCountry('PK')).toBe('ID')
})

describe('the languages of a region', () => {
  it('I18N-09 are those of its list which the interface speaks', () => {
    expect(languagesOf({ langList: ['UR', 'QX', 'EN'] })).toEqual(['UR', 'EN'])
    expect(languagesOf({ langList: ['QX'] })).toEqual(['EN'])
  })

  it('GAP-58 start with the present one, else the one the browser prefers, else the first', () => {
    const preferred = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ur-PK'])
    expect(languageFor(pakistan, 'EN')).toBe('EN')
    preferred.mockReturnValue(['de', 'en-GB'])
    expect(languageFor(pakistan, 'HI')).toBe('EN')
    preferred.mockReturnValue(['de'])
    expect(languageFor(pakistan, 'HI')).toBe('UR')
  })
})

describe('the search of regions', () => {
  const turkey = { country: 'TR', countryName: 'Türkiye', currency: 'TRY', langList: ['TR'] }
  const ivoryCoast = { country: 'CI', countryName: 'Côte d’Ivoire', currency: 'XOF', langList: ['FR'] }
  const thailand = { country: 'TH', countryName: 'Thailand', currency: 'TLB', langList: ['TY'] }
  const visitorNames = new Map([
    ['ID', 'Индонезия'],
    ['PK', 'Пакистан'],
  ])
  const find = (text: string) =>
    findRegions(
      [pakistan, indonesia, turkey, ivoryCoast, thailand],
      text,
      ({ country, countryName }) => visitorNames.get(country) ?? countryName,
    ).map(({ country }) => country)

  it.each([
    ['', ['PK', 'ID', 'TR', 'CI', 'TH']],
    ['  ', ['PK', 'ID', 'TR', 'CI', 'TH']],
    [' пак ', ['PK']],
    ['indo', ['ID']],
    ['INDONESIA', ['ID']],
    ['idr', ['ID']],
    // What is played in there, and what the list shows.
    ['bdt', ['PK', 'ID', 'TR', 'CI']],
    ['pk', ['PK']],
    ['پاکستان', ['PK']],
    ['turkiye', ['TR']],
    ['TÜRKİYE', ['TR']],
    ['cote d', ['CI']],
    ['thb', ['TH']],
    ['tlb', []],
    ['xyz', []],
  ])('finds by any name, code and currency, whatever case and accents: %j', (text, found) =>
    expect(find(text)).toEqual(found),
  )

  it('does without own names where the browser knows none', () => {
    vi.stubGlobal('Intl', { ...Intl, DisplayNames: undefined })
    expect(find('پاکستان')).toEqual([])
    expect(find('pakistan')).toEqual(['PK'])
    vi.unstubAllGlobals()
  })
})
