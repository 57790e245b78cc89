// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { createLanguageIntl } from '#src/core/i18n/create-language-intl.ts'
import { momentText } from '#src/core/i18n/moment-format.ts'
import { bringDayHours } from './day-hours.ts'

const Native = Intl.DateTimeFormat
const use = (Format: typeof Native) => {
  Object.defineProperty(Intl, 'DateTimeFormat', { value: Format, configurable: true, writable: true })
}
afterEach(() => {
  use(Native)
})

/** That of Chrome 70, which knows neither the option nor the part of the locale. */
class OldFormat extends Native {
  constructor(locales?: string, { hourCycle: _unknown, hour12, ...options }: Intl.DateTimeFormatOptions = {}) {
    super(locales?.replace('-hc-h23', ''), { ...options, ...(hour12 === false && { hourCycle: 'h23' as const }) })
  }
  override resolvedOptions(): Intl.ResolvedDateTimeFormatOptions {
    return { ...super.resolvedOptions(), hourCycle: undefined }
  }
}

it('GAP-126 in a browser without hour cycles a day has 24 hours, in sentences and alone', () => {
  const { formatDate } = createLanguageIntl('EN', {})
  const clock = { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' } as const
  use(OldFormat as typeof Native)
  expect(new Intl.DateTimeFormat('en', { ...clock, hourCycle: 'h23' }).format(0)).toMatch(/^12:00\sAM$/)
  bringDayHours()
  expect(momentText('2026-11-05T18:07:00Z')).toMatch(/00:07$/)
  expect(momentText('2026-11-05T06:57:00Z')).toMatch(/12:57$/)
  expect(formatDate('2026-11-05T00:07:00Z', clock)).toBe('00:07')
  expect(formatDate('2026-11-05T00:07:00Z', { ...clock, hourCycle: 'h23' })).toBe('00:07')
  expect(formatDate('2026-11-05T00:07:00Z', { timeZone: 'UTC', day: 'numeric', month: 'short' })).toBe('Nov 5')
  expect(new Intl.DateTimeFormat('en', clock).format(new Date('2026-11-05T00:07:00Z'))).toMatch(/^12:07\sAM$/)
})

it('GAP-126 a browser keeps the formats that know hour cycles', () => {
  bringDayHours()
  expect(Intl.DateTimeFormat).toBe(Native)
})
