import { parse } from '@formatjs/icu-messageformat-parser'
import { defineMessage } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import { isLanguageCode, languageTags } from '#src/lib/languages.ts'
import { createLanguageIntl } from './create-language-intl.ts'
import { loadLocaleWords, WITHOUT_WORDS } from './dates.ts'

const codes = Object.keys(languageTags).filter(isLanguageCode)

const figure = defineMessage<{ count: number }>({
  id: 'a.b.figure',
  defaultMessage: 'Total {count, number}',
  description: 'A figure',
})
const plural = defineMessage<{ count: number }>({
  id: 'a.b.plural',
  defaultMessage: '{count, plural, one {# game} other {# games}}',
  description: 'A figure with its noun',
})

describe.each(codes)('in %s', (code) => {
  const intl = createLanguageIntl(code, {
    'a.b.figure': parse('{count, number}'),
    'a.b.plural': parse('{count, plural, other {#}}'),
  })

  it('I18N-10 figures are written as money is, within messages and alone', () => {
    const count = 1_234_567.5
    expect(intl.formatNumber(count)).toBe('1,234,567.5')
    expect(intl.formatMessage(figure, { count })).toBe('1,234,567.5')
    expect(intl.formatMessage(plural, { count })).toBe('1,234,567.5')
    expect(intl.formatNumber(0.5, { style: 'percent' })).toBe('50%')
  })

  it('I18N-01 dates are Gregorian, of 24 hours and in Latin digits', () => {
    const text = intl.formatDate('2026-11-05T00:07:00Z', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(text).toContain('2026')
    expect(text).toMatch(/00[.:]07/)
    expect(text.replaceAll(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
  })
})

it.each(WITHOUT_WORDS)('I18N-01 dates in %s are in its own words, whatever the browser knows', async (code) => {
  await loadLocaleWords(code)
  const intl = createLanguageIntl(code, {})
  const say = (options: Intl.DateTimeFormatOptions) =>
    intl.formatDate('2026-11-05T14:07:00Z', { timeZone: 'UTC', ...options })
  const date = say({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  expect(date).toMatch(/^5 \S+ 2026, 14:07$/)
  expect(date + say({ month: 'long' }) + say({ weekday: 'narrow' })).not.toMatch(
    ['UZ', 'SW'].includes(code) ? /November|M11|T/ : /[a-z]/i,
  )
})

it.each([
  ['LO', 'TH', 'ໄທ'],
  ['UZ', 'KZ', 'Qozogʻiston'],
] as const)('BOOT-40 countries in %s are in its own words, whatever the browser knows', async (code, country, name) => {
  const ofBrowser = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue('in English')
  await loadLocaleWords(code)
  const nameOf = createLanguageIntl(code, {}).formatDisplayName
  expect(nameOf(country, { type: 'region', fallback: 'none' })).toBe(name)
  expect(nameOf('DE', { type: 'region', fallback: 'none' })).toBe('in English')
  ofBrowser.mockRestore()
})

it.each(WITHOUT_WORDS)('I18N-01 each weekday in %s is called as CLDR has it', async (code) => {
  await loadLocaleWords(code)
  const intl = createLanguageIntl(code, {})
  // From Sunday on.
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 15 + day)))
  const say = (weekday: 'narrow' | 'short') => week.map((day) => intl.formatDate(day, { timeZone: 'UTC', weekday }))
  const cldr = (weekday: 'narrow' | 'short') => {
    const format = new Intl.DateTimeFormat(languageTags[code], { timeZone: 'UTC', weekday })
    return week.map((day) => format.format(day))
  }
  // CLDR has English letters for Swahili.
  expect(say('narrow')).toEqual(code === 'SW' ? ['J2', 'J3', 'J4', 'J5', 'Al', 'Ij', 'J1'] : cldr('narrow'))
  expect(say('short')).toEqual(cldr('short'))
})

it('a date that is none is not written', () => {
  expect(createLanguageIntl('EN', {}).formatDate('soon', { day: 'numeric' })).toBe('')
})
