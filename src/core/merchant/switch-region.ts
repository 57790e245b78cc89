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
 * Keeps a region choice (BOOT-36). Gives the address at which the site must start again as another merchant
 * (BOOT-39..45), for {@link startAgainAt}; undefined where it stays the same (BOOT-41). A host of a merchant stays with
 * it (GAP-52): the other one is met at its own host, if it has one, whose storage no choice made here reaches.
 */
export function keepRegion(choice: RegionChoice): string | undefined {
  const next = merchantForRegion(choice)
  if (next !== currentMerchant && currentMerchant.domains.includes(window.location.hostname))
    return next.domains[0] && `https://${next.domains[0]}${homeAsHere()}`
  countryItem.write(choice.country)
  currencyItem.write(choice.currency)
  languageItem.write(choice.language)
  if (next === currentMerchant) return undefined
  siteStatusItem.remove()
  merchantItem.write(next.code)
  clearSessionStorage()
  return homeAsHere()
}

/** BOOT-45: home, with the query string as it is. */
const homeAsHere = () => `/m/home${window.location.search}`

/** Loads the site anew, at a path of this host or at another host. */
export function startAgainAt(address: string): void {
  if (address.startsWith('/')) reloadAt(address)
  else window.location.assign(address)
}

/** Loads home anew on this host. */
export const reloadHome = (): void => startAgainAt(homeAsHere())

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
