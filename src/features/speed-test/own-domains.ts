import { currentMerchant } from '#src/core/merchant/current.ts'

/**
 * The domains of an answer that belong to this merchant by its own settings; no other may be opened (GAP-94). A visitor
 * who moves to another domain types a password there.
 */
export function ownDomains(answered: readonly string[] | undefined): string[] {
  return [...new Set(answered)].filter((domain) => currentMerchant.domains.includes(domain))
}
