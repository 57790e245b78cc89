import { languageTags, type LanguageCode } from '#src/lib/languages.ts'

const inOurForm = (tag: string): string => `${tag}-u-ca-gregory-hc-h23-nu-latn`

/**
 * What `Intl` is asked with: dates are Gregorian, of 24 hours and in Latin digits, whatever a language is used to. Thai
 * would count 2569, Persian 1405.
 */
export const intlLocale = (language: LanguageCode): string => inOurForm(languageTags[language])

/**
 * Languages whose dates and countries Chromium cannot write: it says them in English, or `M11` for November. Of Swahili
 * it has English letters for the weekdays.
 */
export const WITHOUT_WORDS: readonly LanguageCode[] = ['KK', 'KM', 'LO', 'MY', 'NE', 'PA', 'SI', 'SW', 'UZ']

let words: typeof import('./locale-words.ts') | undefined

/**
 * Loads the words of a language that browsers lack.
 *
 * @throws when it cannot be loaded
 */
export async function loadLocaleWords(language: LanguageCode): Promise<void> {
  if (WITHOUT_WORDS.includes(language)) words = await import('./locale-words.ts')
}

/** The name of a country in a language that the browser has no names in. */
export const countryName = (language: LanguageCode, country: string): string | undefined =>
  WITHOUT_WORDS.includes(language) ? words?.countryInWords(language, country) : undefined

const formats = new Map<string, Intl.DateTimeFormat>()

/** A date or a time in one language, the same way wherever it stands; nothing for a date that is none. */
export function formatMoment(language: LanguageCode, date: Date, options?: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(date.getTime())) return ''
  const say = WITHOUT_WORDS.includes(language) ? words?.dateInWords : undefined
  const locale = say ? inOurForm('en-GB') : intlLocale(language)
  const key = JSON.stringify([locale, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return say ? say(language, format, date) : format.format(date)
}
