import type { RegionEntry } from '#src/api/generated/types.ts'
import { chooseLanguage } from '#src/core/i18n/choose-language.ts'
import { currencyCode } from '#src/core/i18n/currency-code.ts'
import { merchantForRegion } from '#src/core/merchant/merchants.ts'
import { DEFAULT_LANGUAGE, isLanguageCode, languageTags, type LanguageCode } from '#src/lib/languages.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** I18N-09: the languages of a region's `langList` that the interface speaks; English where it speaks none of them. */
export function languagesOf({ langList }: Pick<RegionEntry, 'langList'>): LanguageCode[] {
  const spoken = langList.filter(isLanguageCode)
  return spoken.length > 0 ? spoken : [DEFAULT_LANGUAGE]
}

/**
 * The language a region starts with: the present one where it is offered, else the one that the browser prefers
 * (GAP-58).
 */
export function languageFor(region: RegionEntry, present: LanguageCode): LanguageCode {
  if (languagesOf(region).includes(present)) return present
  const chosen = chooseLanguage({ countryCode: region.country, regions: [region], preferred: navigator.languages })
  return chosen ?? DEFAULT_LANGUAGE
}

/** The currency that is played in there: that of the merchant who serves the region (BOOT-40). */
export const playedCurrency = (region: RegionEntry): string => currencyCode(merchantForRegion(region).currency)

/**
 * The regions where a name, the code, its own currency or the one that is played in holds the text, whatever its case
 * and accents; all for an empty text. Names are English, in the visitor's language, and in the languages that are
 * spoken there.
 *
 * @param nameOf a region's name in the visitor's language
 */
export function findRegions(
  regions: readonly RegionEntry[],
  text: string,
  nameOf: (region: RegionEntry) => string,
): RegionEntry[] {
  const wanted = foldText(text).trim()
  const wordsOf = (region: RegionEntry) => [
    nameOf(region),
    region.countryName,
    ...ownNames(region),
    region.country,
    currencyCode(region.currency),
    playedCurrency(region),
  ]
  return regions.filter((region) => wordsOf(region).some((word) => foldText(word).includes(wanted)))
}

/** The country in its own languages, where the browser knows such names. */
function ownNames(region: RegionEntry): string[] {
  if (typeof Intl.DisplayNames === 'undefined') return []
  return languagesOf(region).flatMap(
    (code) => new Intl.DisplayNames([languageTags[code]], { type: 'region' }).of(region.country) ?? [],
  )
}
