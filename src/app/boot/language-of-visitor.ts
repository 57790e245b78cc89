import type { QueryClient } from '@tanstack/react-query'
import { listCountriesQuery } from '#src/api/generated/first-screen.ts'
import { chooseLanguage, type LanguageRegion } from '#src/core/i18n/choose-language.ts'
import type { LanguageCode } from '#src/lib/languages.ts'
import { merchants } from '#src/core/merchant/merchants.ts'
import type { SiteStatus } from '#src/core/site/site-status.ts'

/**
 * The language of the visitor's country (BOOT-08); undefined where the visitor has to be asked (BOOT-09). The list of
 * countries is asked for only when no configured merchant is at home there.
 */
export async function languageOfVisitor(
  queryClient: QueryClient,
  { location: { countryCode } }: SiteStatus,
): Promise<LanguageCode | undefined> {
  const input = { countryCode, preferred: navigator.languages }
  const configured: LanguageRegion[] = merchants.map(({ country, languages }) => ({ country, langList: languages }))
  const language = chooseLanguage({ ...input, regions: configured })
  if (language || !countryCode) return language
  const regions = await queryClient.fetchQuery(listCountriesQuery()).catch(() => undefined)
  return chooseLanguage({ ...input, regions: regions?.list ?? [] })
}
