import { languageTags, type LanguageCode } from '#src/lib/languages.ts'

/**
 * The words of a date. Chromium knows none in Burmese, Kazakh, Khmer, Lao, Nepali, Punjabi, Sinhala and Uzbek: it writes
 * them in English, or as `M11`. Those of CLDR are in calendars/, made by `npm run messages -- extract`.
 */
export interface CalendarWords {
  /** Months from January, short and whole. */
  short: readonly string[]
  long: readonly string[]
  /** Letters of the weekdays from Sunday. */
  weekdays: readonly string[]
}

const files = import.meta.glob<{ default: CalendarWords }>('./calendars/*.json')
const loaded = new Map<LanguageCode, CalendarWords>()

/**
 * Loads the words of a date, for languages that need them.
 *
 * @throws when they cannot be loaded
 */
export async function loadCalendarWords(language: LanguageCode): Promise<void> {
  const file = files[`./calendars/${languageTags[language]}.json`]
  if (file && !loaded.has(language)) loaded.set(language, (await file()).default)
}

/** The words of a date where browsers lack them, once they are loaded. */
export const calendarWords = (language: LanguageCode): CalendarWords | undefined => loaded.get(language)

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

/** What dates are made of before their words are replaced: day, month, year, as these languages have them. */
export const WORDLESS_LOCALE = 'en-GB-u-ca-gregory-hc-h23-nu-latn'

/**
 * A date in the words of its language.
 *
 * @param format of {@link WORDLESS_LOCALE}
 */
export function formatWithWords(
  format: Intl.DateTimeFormat,
  { short, long, weekdays }: CalendarWords,
  date: Date | number,
): string {
  const months = format.resolvedOptions().month === 'long' ? long : short
  return format
    .formatToParts(date)
    .map(({ type, value }) => {
      if (type === 'weekday') return weekdays[WEEKDAYS.findIndex((name) => name.startsWith(value.slice(0, 3)))] ?? value
      if (type === 'month') return months[MONTHS.indexOf(value.slice(0, 3))] ?? value
      return value
    })
    .join('')
}
