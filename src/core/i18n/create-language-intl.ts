import { createIntl, type IntlShape } from 'react-intl'
import { languageTags, type LanguageCode } from '#src/lib/languages.ts'
import { calendarWords, formatWithWords, WORDLESS_LOCALE } from './calendar-words.ts'
import type { Messages } from './language-store.ts'

/** Figures are written as money is, in every language: `1,234.50`. */
const FIGURES = 'en'

/** What `Intl` is asked with: dates are Gregorian, of 24 hours and in Latin digits, whatever a language is used to. */
const intlLocale = (language: LanguageCode): string => `${languageTags[language]}-u-ca-gregory-hc-h23-nu-latn`

/** What components write texts, figures and dates with, in one language (docs/languages.md). */
export function createLanguageIntl(language: LanguageCode, messages: Messages): IntlShape {
  const intl = createIntl({ locale: intlLocale(language), defaultLocale: 'en', messages, onError: reportMissing })
  const { getNumberFormat } = intl.formatters
  const figures: typeof getNumberFormat = (_locale, options) => getNumberFormat(FIGURES, options)
  // Those within messages, and those that stand alone. No message has a date in it: it comes as text.
  intl.formatters.getNumberFormat = figures
  return {
    ...intl,
    formatNumber: (value, options) => figures(FIGURES, options).format(value),
    formatDate: (value, options) => formatMoment(language, new Date(value ?? Number.NaN), options),
    formatTime: (value, options) =>
      formatMoment(language, new Date(value ?? Number.NaN), { hour: '2-digit', minute: '2-digit', ...options }),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date or a time in one language, the same way wherever it stands; nothing for a date that is none. */
export function formatMoment(language: LanguageCode, date: Date, options?: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(date.getTime())) return ''
  const words = calendarWords(language)
  const locale = words ? WORDLESS_LOCALE : intlLocale(language)
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return words ? formatWithWords(format, words, date) : format.format(date)
}

/** A missing message falls back to English by itself; developers should see it. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message)
}
