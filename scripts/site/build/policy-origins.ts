import { readFileSync } from 'node:fs'
import { merchants } from '#src/core/merchant/merchants.ts'

/** Origins besides the site's own that the policy lets in. */
interface PolicyOrigins {
  /** Of lotteries in a frame (GAP-107). */
  frameOrigins: string[]
  /** Of pictures: the hosts of which the site status picks one (BOOT-26). */
  imageOrigins: string[]
}

/**
 * The origins of all merchants. They stand in a file of their own beside a merchant's data (`policy.json`), because no
 * page needs them; which one is used, the site status says. The payment hosts of that file are the site's own business
 * (`core/merchant/payment-hosts.ts`): a link needs no leave of the policy.
 */
export function policyOrigins(): PolicyOrigins {
  const policies = merchants.map(({ code }): PolicyOrigins => {
    const file = new URL(`../../../src/merchants/${code}/policy.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8'))
  })
  return {
    frameOrigins: policies.flatMap(({ frameOrigins }) => frameOrigins),
    imageOrigins: policies.flatMap(({ imageOrigins }) => imageOrigins),
  }
}
