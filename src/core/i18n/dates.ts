import { languageTags, type LanguageCode } from '#src/lib/languages.ts'

const inOurForm = (tag: string): string => `${tag}-u-ca-gregory-hc-h23-nu-latn`

/** What `Intl` is asked with: dates are Gregorian, of 24 hours and in Latin digits, whatever a language is used to. */
export const intlLocale = (language: LanguageCode): string => inOurForm(languageTags[language])

/** Languages whose dates Chromium cannot write: it says them in English, or `M11` for November. */
export const WITHOUT_WORDS: readonly LanguageCode[] = ['KK', 'KM', 'LO', 'MY', 'NE', 'PA', 'SI', 'UZ']

let inWords: (typeof import('./locale-words.ts'))['dateInWords'] | undefined

/**
 * Loads what the dates of a language need that browsers lack.
 *
 * @throws when it cannot be loaded
 */
export async function loadLocaleWords(language: LanguageCode): Promise<void> {
  if (WITHOUT_WORDS.includes(language)) inWords = (await import('./locale-words.ts')).dateInWords
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date or a time in one language, the same way wherever it stands; nothing for a date that is none. */
export function formatMoment(language: LanguageCode, date: Date, options?: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(date.getTime())) return ''
  const say = WITHOUT_WORDS.includes(language) ? inWords : undefined
  const locale = say ? inOurForm('en-GB') : intlLocale(language)
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return say ? say(language, format, date) : format.format(date)
}
