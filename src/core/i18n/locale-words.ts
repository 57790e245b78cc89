import { languageTags, type LanguageCode } from '#src/lib/languages.ts'

/** The words of dates and countries, as CLDR has them; `npm run messages -- extract` makes the files of locale-words/. */
export interface LocaleWords {
  /** Months from January, short and whole. */
  short: readonly string[]
  long: readonly string[]
  /** Letters of the weekdays from Sunday. */
  weekdays: readonly string[]
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
  const { short = [], long = [], weekdays = [] } = files[`./locale-words/${languageTags[language]}.json`] ?? {}
  const months = format.resolvedOptions().month === 'long' ? long : short
  return format
    .formatToParts(date)
    .map(({ type, value }) => {
      const name = value.slice(0, 3)
      if (type === 'weekday') return weekdays[WEEKDAYS.findIndex((day) => day.startsWith(name))] ?? value
      if (type === 'month') return months[MONTHS.indexOf(name)] ?? value
      return value
    })
    .join('')
}

/** The name of a country in a language that has a file. */
export const countryInWords = (language: LanguageCode, country: string): string | undefined =>
  files[`./locale-words/${languageTags[language]}.json`]?.countries[country]
