import { DEFAULT_LANGUAGE, isLanguageCode, languages, type LanguageCode } from './languages.ts'

/** The part of a region entry that decides the language. */
export interface LanguageRegion {
  country: string
  langList: readonly string[]
}

/**
 * BOOT-07..09, GAP-57, GAP-58: the stored choice, else the language of the visitor's country, which is the one that
 * the browser prefers, else the first of the list. Undefined when the country is missing or unknown: then the visitor
 * is asked.
 */
export function chooseLanguage(input: {
  stored: LanguageCode | undefined
  countryCode: string | undefined
  regions: readonly LanguageRegion[]
  /** BCP 47 tags in the browser's order of preference. */
  preferred: readonly string[]
}): LanguageCode | undefined {
  if (input.stored) return input.stored
  const region = input.regions.find(({ country }) => country === input.countryCode)
  if (!region) return undefined
  const offered = region.langList.filter(isLanguageCode)
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const tag of input.preferred) {
    const match = offered.find((code) => primary(languages[code].tag) === primary(tag))
    if (match) return match
  }
  return offered[0] ?? DEFAULT_LANGUAGE
}
