// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { countryItem } from '#src/core/storage/items.ts'
import { presentCountry } from './present-country.ts'
import { findRegions, languageFor, languagesOf } from './region.ts'

const pakistan = { country: 'PK', countryName: 'Pakistan', currency: 'PKR', langList: ['UR', 'EN'] }
const indonesia = { country: 'ID', countryName: 'Indonesia', currency: 'IDR', langList: ['ID', 'EN'] }

afterEach(() => countryItem.remove())

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
    expect(languageFor(pakistan, 'EN', ['ur-PK'])).toBe('EN')
    expect(languageFor(pakistan, 'HI', ['de', 'en-GB'])).toBe('EN')
    expect(languageFor(pakistan, 'HI', ['de'])).toBe('UR')
  })
})

it('regions are found by name in either language, code and currency', () => {
  const names = new Map([
    ['ID', 'Индонезия'],
    ['PK', 'Пакистан'],
  ])
  const find = (text: string) => findRegions([pakistan, indonesia], text, ({ country }) => names.get(country) ?? '')
  expect(find('')).toHaveLength(2)
  expect(find(' пак ')).toEqual([pakistan])
  expect(find('indo')).toEqual([indonesia])
  expect(find('idr')).toEqual([indonesia])
  expect(find('xyz')).toEqual([])
})
