import { clearSessionStorage, reloadAt } from '#src/core/storage/item.ts'
import { countryItem, currencyItem, languageItem, merchantItem, siteStatusItem } from '#src/core/storage/items.ts'
import { currentMerchant } from './current.ts'
import { merchantForRegion } from './merchants.ts'

/** What the region panel was left with. */
export interface RegionChoice {
  country: string
  currency: string
  /** Platform code of the language. */
  language: string
}

/**
 * Keeps a region choice (BOOT-36) and says whether the page must start again as another merchant
 * (BOOT-39..44). The caller reloads; the current merchant stays untouched (BOOT-41).
 */
export function keepRegion(choice: RegionChoice): { merchantChanged: boolean } {
  countryItem.write(choice.country)
  currencyItem.write(choice.currency)
  languageItem.write(choice.language)
  const next = merchantForRegion(choice)
  if (next.code === currentMerchant.code) return { merchantChanged: false }
  siteStatusItem.remove()
  merchantItem.write(next.code)
  clearSessionStorage()
  return { merchantChanged: true }
}

/** BOOT-45: starts again on home, with the query string as it was. */
export function reloadHome(): void {
  reloadAt(`/m/home${window.location.search}`)
}

/**
 * Writes down as whom the page was started (KEY-09, KEY-11): the merchant, and its currency where the stored region is
 * missing or that of another merchant.
 */
export function keepStart(): void {
  merchantItem.write(currentMerchant.code)
  const currency = currencyItem.read()
  if (currency && merchantForRegion({ country: countryItem.read(), currency }).code === currentMerchant.code) return
  currencyItem.write(currentMerchant.currency)
  countryItem.remove()
}
