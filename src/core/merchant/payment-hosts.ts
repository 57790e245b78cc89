import { paymentHosts as bdtdemo } from '#src/merchants/bdtdemo/policy.json'
import { paymentHosts as inrdemo } from '#src/merchants/inrdemo/policy.json'
import { paymentHosts as tlbdemo } from '#src/merchants/tlbdemo/policy.json'
import { safeHttps } from '#src/core/routing/safe-external.ts'

const hosts = new Map<string, readonly string[]>(Object.entries({ bdtdemo, tlbdemo, inrdemo }))

/**
 * The address of a payment page, or undefined where the site must not lead to it: it has to be https, on a host that
 * the merchant's policy lists or on a subdomain of one (MONEY-33). Comes late, with the page of an order.
 *
 * @param merchant its code
 */
export function paymentPage(address: string, merchant: string): URL | undefined {
  const href = safeHttps(address)
  if (href === undefined) return undefined
  const url = new URL(href)
  const isListed = hosts.get(merchant)?.some((host) => url.host === host || url.host.endsWith(`.${host}`))
  return isListed ? url : undefined
}
