import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { DEFAULT_LANGUAGE, languages } from './languages.ts'

const regions = [
  { country: 'BD', langList: ['EN', 'BN'] },
  { country: 'PK', langList: ['UR', 'EN'] },
  { country: 'XX', langList: ['QQ'] },
]
const choose = (input: Partial<Parameters<typeof chooseLanguage>[0]>) =>
  chooseLanguage({ stored: undefined, countryCode: undefined, regions, preferred: [], ...input })

describe('the language of a start', () => {
  it('GAP-57 the stored choice wins over the country', () => {
    expect(choose({ stored: 'TY', countryCode: 'BD', preferred: ['bn'] })).toBe('TY')
  })
  it('BOOT-08, GAP-58 takes the language of the country that the browser prefers', () => {
    expect(choose({ countryCode: 'BD', preferred: ['fr-FR', 'bn-BD', 'en'] })).toBe('BN')
  })
  it('GAP-58 takes the first of the list when the browser prefers none of them', () => {
    expect(choose({ countryCode: 'PK', preferred: ['fr'] })).toBe('UR')
  })
  it('BOOT-09 asks when the country is missing or no region has it', () => {
    expect(choose({ countryCode: undefined, preferred: ['bn'] })).toBeUndefined()
    expect(choose({ countryCode: 'SE', preferred: ['bn'] })).toBeUndefined()
  })
  it('shows English where a region offers only languages that are not translated', () => {
    expect(choose({ countryCode: 'XX' })).toBe('EN')
  })
})

describe('the table of languages', () => {
  it('I18N-02, CONST-41 has the six merchant languages; I18N-03 English is the default', () => {
    expect(Object.keys(languages)).toEqual(expect.arrayContaining(['EN', 'TY', 'HI', 'BN', 'UR', 'ID']))
    expect(DEFAULT_LANGUAGE).toBe('EN')
  })
  it('maps TY to Thai, and only Urdu runs right to left', () => {
    expect(languages.TY.tag).toBe('th')
    expect(
      Object.values(languages)
        .filter(({ direction }) => direction === 'rtl')
        .map(({ tag }) => tag),
    ).toEqual(['ur'])
  })
})
