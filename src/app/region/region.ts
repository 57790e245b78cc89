import type { RegionEntry } from '#src/api/generated/types.ts'
import { chooseLanguage } from '#src/core/i18n/choose-language.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#src/core/i18n/languages.ts'

/** I18N-09: the languages of a region's `langList` that the interface speaks; English where it speaks none of them. */
export function languagesOf({ langList }: Pick<RegionEntry, 'langList'>): LanguageCode[] {
  const spoken = langList.filter(isLanguageCode)
  return spoken.length > 0 ? spoken : [DEFAULT_LANGUAGE]
}

/** The language a region starts with: the present one where it is offered, else the one that the browser prefers (GAP-58). */
export function languageFor(
  region: RegionEntry,
  present: LanguageCode,
  preferred: readonly string[] = navigator.languages,
): LanguageCode {
  if (languagesOf(region).includes(present)) return present
  const chosen = chooseLanguage({ countryCode: region.country, regions: [region], preferred })
  return chosen ?? DEFAULT_LANGUAGE
}

/** The regions whose name in any of the given spellings, code or currency holds the text; all for an empty text. */
export function findRegions(
  regions: readonly RegionEntry[],
  text: string,
  nameOf: (region: RegionEntry) => string,
): RegionEntry[] {
  const wanted = text.trim().toLowerCase()
  return regions.filter((region) =>
    [nameOf(region), region.countryName, region.country, region.currency].some((word) =>
      word.toLowerCase().includes(wanted),
    ),
  )
}
