import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { languageScripts } from './language-scripts.ts'
import { isLanguageCode, languageTags } from '#src/lib/languages.ts'

const regions = [
  { country: 'BD', langList: ['EN', 'BN'] },
  { country: 'PK', langList: ['UR', 'EN'] },
  { country: 'XX', langList: ['QQ'] },
]
const choose = (input: Partial<Parameters<typeof chooseLanguage>[0]>) =>
  chooseLanguage({ countryCode: undefined, regions, preferred: [], ...input })

describe('the language of a start', () => {
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
  it('I18N-03 shows English where a region offers only codes that the platform does not know', () => {
    expect(choose({ countryCode: 'XX' })).toBe('EN')
  })
})

const everyCode = Object.keys(languageTags).filter(isLanguageCode)
const preferredOf = (tag: string, langList: readonly string[] = everyCode) =>
  choose({ countryCode: 'ZZ', regions: [{ country: 'ZZ', langList: [...langList, 'EN'] }], preferred: [tag, 'en'] })

describe('GAP-58 the language that the browser prefers', () => {
  it.each(everyCode)('is %s for its own tag, in any case, with a region and with its script', (code) => {
    const tag = languageTags[code]
    const script = languageScripts[code]
    const [language = ''] = tag.split('-')
    for (const form of [tag, tag.toLowerCase(), tag.toUpperCase(), `${language}-${script}`, `${language}-${script}-ZZ`])
      expect(preferredOf(form), form).toBe(code)
  })

  it.each([
    ['zh', 'ZH'],
    ['zh-CN', 'ZH'],
    ['zh-SG', 'ZH'],
    ['zh-TW', 'TW'],
    ['zh-HK', 'TW'],
    ['zh-MO', 'TW'],
    ['zh-Hant-CN', 'TW'],
    ['zh-Hans-TW', 'ZH'],
    ['yue', 'TW'],
    ['yue-Hans-CN', 'ZH'],
    ['pt', 'PT'],
    ['pt-PT', 'PT'],
    ['es', 'ES'],
    ['es-MX', 'ES'],
    ['es-ES', 'ES'],
    ['fil-PH', 'PH'],
    ['tl', 'PH'],
    ['tl-PH', 'PH'],
    ['in-ID', 'ID'],
    ['ms-Latn-BN', 'MS'],
    ['ur-IN', 'UR'],
    ['fa-AF', 'FA'],
    ['sw-KE', 'SW'],
  ] as const)('of %s is %s', (tag, code) => expect(preferredOf(tag)).toBe(code))

  it.each(['hi-Latn-IN', 'pa-Arab-PK', 'pa-PK', 'uz-Cyrl', 'uz-AF', 'kk-CN', 'ms-Arab', 'de', 'tlh', 'x', '', '*'])(
    'is the next one where nobody who prefers %j can read the offered script',
    (tag) => expect(preferredOf(tag)).toBe('EN'),
  )

  it('is the other Chinese script rather than another language', () => {
    expect(preferredOf('zh-TW', ['ZH'])).toBe('ZH')
    expect(preferredOf('zh', ['TW'])).toBe('TW')
  })
})
