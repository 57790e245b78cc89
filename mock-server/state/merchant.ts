import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'

/** The three names under which calls carry a merchant in the query (GATEWAY-11). */
const QUERY_NAMES = ['merchant', 'merchant_code', 'merchantCode'] as const

/** Served when a call names no merchant of this platform (GAP-50). */
export const DEFAULT_MERCHANT: MerchantCode = merchantCodes[0]

/**
 * The merchant that a call names: in the query, else in `X-Merchant`; undefined when it names none of this platform.
 */
export function namedMerchant(query: URLSearchParams, headers: Headers): MerchantCode | undefined {
  const named = QUERY_NAMES.map((name) => query.get(name)).find((text) => text !== null) ?? headers.get('X-Merchant')
  return merchantCodes.find((code) => code === named)
}
