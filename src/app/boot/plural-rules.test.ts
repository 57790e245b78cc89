import { parse } from '@formatjs/icu-messageformat-parser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLanguageIntl } from '#src/core/i18n/create-language-intl.ts'
import { intlLocale } from '#src/core/i18n/dates.ts'
import { isLanguageCode, languageTags, type LanguageCode } from '#src/lib/languages.ts'
import { bringPluralRules } from './plural-rules.ts'

const Native = Intl.PluralRules
const setRules = (value: unknown) => Object.defineProperty(Intl, 'PluralRules', { value, configurable: true })
const codes = Object.keys(languageTags).filter(isLanguageCode)

describe('in a browser without plural rules', () => {
  beforeEach(() => {
    Reflect.deleteProperty(Intl, 'PluralRules')
    bringPluralRules()
  })
  afterEach(() => {
    setRules(Native)
  })

  it.each(codes)('GAP-126 they are those of the others, in %s', (code) => {
    const [brought, own] = [Intl.PluralRules, Native].map((Rules) => new Rules(intlLocale(code)))
    for (const count of [...Array(203).keys(), 0.5, 1.5, 1000, 1_000_000])
      expect(brought?.select(count), String(count)).toBe(own?.select(count))
  })

  it.each<[LanguageCode, string, string]>([
    ['EN', '{count, plural, one {# game} other {# games}}', '0 games, 1 game, 2 games, 5 games, 11 games, 21 games'],
    [
      'RU',
      '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
      '0 игр, 1 игра, 2 игры, 5 игр, 11 игр, 21 игра',
    ],
    [
      'AR',
      '{count, plural, zero {zero} one {one} two {two} few {few #} many {many #} other {other}}',
      'zero, one, two, few 5, many 11, many 21',
    ],
  ])('GAP-126 messages of %s are written with them', (code, message, expected) => {
    const intl = createLanguageIntl(code, { 'a.b.c': parse(message) })
    const counted = { id: 'a.b.c' }
    const texts = [0, 1, 2, 5, 11, 21].map((count) => intl.formatMessage(counted, { count }))
    expect(texts.join(', ')).toBe(expected)
  })
})

it('GAP-126 a browser keeps the plural rules that it has', () => {
  bringPluralRules()
  expect(Intl.PluralRules).toBe(Native)
})
