import { languageTags, type LanguageCode } from '#src/lib/languages.ts'

/**
 * The words of dates and countries, as CLDR has them; `npm run messages -- extract` makes the files of locale-words/.
 */
export interface LocaleWords {
  /** Months from January, short and whole. */
  short: readonly string[]
  long: readonly string[]
  /** From Sunday: letters, and short names. */
  weekdays: Record<'narrow' | 'short', readonly string[]>
  /** Names of the countries that a region panel offers, by ISO 3166-1. */
  countries: Record<string, string>
}

const files = import.meta.glob<LocaleWords>('./locale-words/*.json', { eager: true, import: 'default' })

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/**
 * A date in the words of a language that has a file.
 *
 * @param format of British English, whose words are replaced
 */
export function dateInWords(language: LanguageCode, format: Intl.DateTimeFormat, date: Date): string {
  const { short = [], long = [], weekdays } = files[`./locale-words/${languageTags[language]}.json`] ?? {}
  const { month, weekday, timeZone } = format.resolvedOptions()
  const months = month === 'long' ? long : short
  return format
    .formatToParts(date)
    .map(({ type, value }) => {
      if (type === 'weekday')
        return weekdays?.[weekday === 'narrow' ? 'narrow' : 'short'][dayOf(date, timeZone)] ?? value
      if (type === 'month') return months[MONTHS.indexOf(value.slice(0, 3))] ?? value
      return value
    })
    .join('')
}

/** The weekday, 0 for Sunday. Letters do not tell it: two days begin with a T, and two with an S. */
const dayOf = (date: Date, timeZone: string): number =>
  WEEKDAYS.indexOf(new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' }).format(date))

/** The name of a country in a language that has a file. */
export const countryInWords = (language: LanguageCode, country: string): string | undefined =>
  files[`./locale-words/${languageTags[language]}.json`]?.countries[country]
