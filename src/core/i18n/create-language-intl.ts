import { createIntl, type IntlShape } from 'react-intl'
import { languageTags, type LanguageCode } from '#src/lib/languages.ts'
import type { Messages } from './language-store.ts'

/** Figures are written as money is, in every language: `1,234.50`. */
const FIGURES = 'en'

/** What `Intl` is asked with: dates are Gregorian, of 24 hours and in Latin digits, whatever a language is used to. */
export const intlLocale = (language: LanguageCode): string => `${languageTags[language]}-u-ca-gregory-hc-h23-nu-latn`

/** What components write texts, figures and dates with, in one language (docs/languages.md). */
export function createLanguageIntl(language: LanguageCode, messages: Messages): IntlShape {
  const intl = createIntl({ locale: intlLocale(language), defaultLocale: 'en', messages, onError: reportMissing })
  const { getNumberFormat } = intl.formatters
  const figures: typeof getNumberFormat = (_locale, options) => getNumberFormat(FIGURES, options)
  // Those within messages, and those that stand alone.
  intl.formatters.getNumberFormat = figures
  return { ...intl, formatNumber: (value, options) => figures(FIGURES, options).format(value) }
}

/** A missing message falls back to English by itself; developers should see it. */
function reportMissing(error: Error): void {
  if (import.meta.env.DEV) console.error(error.message)
}
