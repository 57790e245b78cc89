import { createIntl, type IntlShape } from 'react-intl'
import type { LanguageCode } from '#src/lib/languages.ts'
import { countryName, formatMoment, intlLocale } from './dates.ts'
import type { Messages } from './language-store.ts'

/** Figures are written as money is, in every language: `1,234.50`. */
const FIGURES = 'en'

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
    formatDisplayName: (value, options) =>
      (options.type === 'region' ? countryName(language, value) : undefined) ?? intl.formatDisplayName(value, options),
    formatTime: (value, options) =>
      formatMoment(language, new Date(value ?? Number.NaN), { hour: '2-digit', minute: '2-digit', ...options }),
  }
}

/** A missing message falls back to English by itself; developers should see it. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message)
}
