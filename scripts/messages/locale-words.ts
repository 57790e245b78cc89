import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LocaleWords } from '#src/core/i18n/locale-words.ts'
import { WITHOUT_WORDS } from '#src/core/i18n/dates.ts'
import { countries } from '#mock/data/countries.ts'
import { languageTags } from '#src/lib/languages.ts'
import { ROOT, runCommand } from '#scripts/lib/run-command.ts'

/** Words of dates and countries by language, one file each; see src/core/i18n/locale-words.ts. */
const FOLDER = 'src/core/i18n/locale-words'
const TAGS = WITHOUT_WORDS.map((code) => languageTags[code])

const YEAR = 2026

/** CLDR has Latin initials of English words for Swahili; calendars of its countries count the days from Saturday. */
const OWN_WEEKDAYS: Record<string, string[]> = { sw: ['J2', 'J3', 'J4', 'J5', 'Al', 'Ij', 'J1'] }

/** The words of a language as CLDR has them, by the data of Node, but for {@link OWN_WEEKDAYS}. */
function cldrWords(tag: string): LocaleWords {
  const names = new Intl.DisplayNames([tag], { type: 'region' })
  // Beside a day, as some languages have another form for a month that stands alone.
  const partOf = (type: 'month' | 'weekday', options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { timeZone: 'UTC', ...options })
    return (date: number) => format.formatToParts(date).find((part) => part.type === type)?.value ?? ''
  }
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(YEAR, month, 1))
  // The first of November 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(YEAR, 10, 1 + day))
  return {
    short: months.map(partOf('month', { day: 'numeric', month: 'short' })),
    long: months.map(partOf('month', { day: 'numeric', month: 'long' })),
    weekdays: {
      narrow: OWN_WEEKDAYS[tag] ?? days.map(partOf('weekday', { weekday: 'narrow' })),
      short: days.map(partOf('weekday', { weekday: 'short' })),
    },
    countries: Object.fromEntries(countries.map(({ country }) => [country, names.of(country) ?? country])),
  }
}

const fileOf = (tag: string): string => join(ROOT, FOLDER, `${tag}.json`)

/** Writes the words of all languages that need them, as the formatter has them. */
export async function writeLocaleWords(): Promise<void> {
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  for (const tag of TAGS) writeFileSync(fileOf(tag), JSON.stringify(cldrWords(tag)))
  await runCommand('oxfmt', [FOLDER])
}

/** The languages whose file is not what it is made from. */
export const staleLocaleWords = (): string[] =>
  TAGS.filter((tag) => {
    if (!existsSync(fileOf(tag))) return true
    return JSON.stringify(JSON.parse(readFileSync(fileOf(tag), 'utf8'))) !== JSON.stringify(cldrWords(tag))
  })
