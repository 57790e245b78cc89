import { merchantItem } from '#src/core/storage/items.ts'
import { findMerchant, merchants, type Merchant } from './merchants.ts'

export type { Merchant } from './merchants.ts'

/** GAP-52: the host's merchant wins over the stored one, the stored one over the default. */
export function resolveMerchant(host: string, storedCode: string | undefined): Merchant {
  return merchants.find((merchant) => merchant.domains.includes(host)) ?? findMerchant(storedCode) ?? merchants[0]
}

/** The merchant of this page; it changes only with a reload (BOOT-45). */
export const currentMerchant: Merchant = resolveMerchant(window.location.hostname, merchantItem.read())
