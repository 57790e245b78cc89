import { currentMerchant } from '#src/core/merchant/current.ts'
import { countryItem } from '#src/core/storage/items.ts'

/** The country of the flag: the chosen one, else where the visitor is, else the merchant's. ISO 3166-1 alpha-2. */
export function presentCountry(visitorCountry: string | undefined): string {
  return countryItem.read() ?? visitorCountry ?? currentMerchant.country
}
