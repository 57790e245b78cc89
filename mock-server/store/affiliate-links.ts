import type { AffiliateUrl } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import type { Account } from './rows.ts'
import { shortLived } from './short-lived.ts'
import { isAgent } from './team.ts'

const links = shortLived<AffiliateUrl[]>()

/** The invitation links of an account, newest first; a member has one, an agent makes them. */
export function linksOf(account: Account): AffiliateUrl[] {
  const key = `${account.merchant}:${account.username}`
  const known = links.get(key) ?? structuredClone(firstPage(account)?.links ?? [])
  links.set(key, known)
  return known
}

/** The page of the contract's examples that shows what this account sees at first. */
export const firstPage = (account: Account) =>
  isAgent(account) ? successExamples.listAffiliateUrls['agent'] : successExamples.listAffiliateUrls['member']

/** A link of this account by its code. */
export const linkWithCode = (account: Account, code: string): AffiliateUrl | undefined =>
  linksOf(account).find((one) => one.code === code)
