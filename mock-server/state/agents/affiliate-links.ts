import * as v from 'valibot'
import type { AffiliateUrl } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { findAffiliate, type Affiliate } from '#mock/data/affiliates.ts'
import { sites } from '#mock/data/sites.ts'
import type { Database } from '../db.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'
import { contractPart } from '../contract-value.ts'
import { KeptMap } from '../kept-map.ts'
import { pageOf } from '../page.ts'
import { isAgent } from './team.ts'

const CODE_BYTES = 4
const CODE_LENGTH = 16
const TRIAL_TYPE = 4
const MAX_LINKS = 20

/** The invitations of an account: its links, newest first, and what they brought, deleted ones included. */
export interface Invitations {
  readonly links: AffiliateUrl[]
  readonly maxLinks: number
  readonly earnedReward: string
  invitedMembers: number
}

const all = new KeptMap<Invitations>(
  'invitations',
  v.object({
    links: v.array(
      contractPart('listAffiliateUrls', (link: AffiliateUrl) => {
        const { rows, ...numbers } = pageOf([link], 1, 1)
        return { links: rows, domains: [], maxLinks: 1, invitedMembers: 0, earnedReward: '0.00', ...numbers }
      }),
    ),
    maxLinks: v.number(),
    earnedReward: v.string(),
    invitedMembers: v.number(),
  }),
)
/** Codes of links that were deleted. */
const gone = new KeptMap<true>('deletedLinks', v.literal(true))

/** The invitations of an account; a member has one link, an agent makes them, a trial account has none. */
export function invitationsOf(account: Account): Invitations {
  return all.getOrMake(`${account.merchant}:${account.username}`, () => firstInvitations(account))
}

/** The two seeded ones have invited before, as the contract's examples say. */
function firstInvitations(account: Account): Invitations {
  const { username, info, merchant } = account
  const { agent, member } = successExamples.listAffiliateUrls
  const maxLinks = isAgent(account) ? MAX_LINKS : 1
  if (username === 'agent01' && agent) {
    const links = agent.links.map((link) => ({ ...link, ...addressOf(merchant, link.code, link.domain) }))
    return { links, maxLinks, invitedMembers: agent.invitedMembers, earnedReward: agent.earnedReward }
  }
  const [example] = member?.links ?? []
  if (!member || !example) throw new Error('The contract has no example of listAffiliateUrls')
  if (isAgent(account) || info.type === TRIAL_TYPE)
    return { links: [], maxLinks, invitedMembers: 0, earnedReward: '0.00' }
  // The number in whole, since names may begin alike.
  const code =
    username
      .replaceAll(/\W|_/g, '')
      .slice(0, CODE_LENGTH - info.id.length)
      .toUpperCase() + info.id
  // A member shares the main domain; agents choose one (GAP-135).
  const [mainDomain = example.domain] = sites[merchant].domains
  const link = { ...example, linkId: `L${info.id}`, ...addressOf(merchant, code, mainDomain) }
  if (username === 'ravi88')
    return { links: [link], maxLinks, invitedMembers: member.invitedMembers, earnedReward: member.earnedReward }
  return {
    links: [{ ...link, visits: 0, registrations: 0, firstDeposits: 0 }],
    maxLinks,
    invitedMembers: 0,
    earnedReward: '0.00',
  }
}

/** Where a link of this merchant leads. */
function addressOf(merchant: MerchantCode, code: string, wanted: string) {
  const { domains } = sites[merchant]
  const domain = domains.includes(wanted) ? wanted : (domains[0] ?? wanted)
  return { code, domain, url: `https://${domain}/m/register?affiliateCode=${code}` }
}

/** Adds a link of an agent at a moment in epoch milliseconds. */
export function addLink(
  account: Account,
  wanted: Pick<AffiliateUrl, 'accountType' | 'domain' | 'rebates'>,
  now: number,
): AffiliateUrl {
  const link = {
    linkId: `L${randomHex(CODE_BYTES)}`,
    ...wanted,
    ...addressOf(account.merchant, randomHex(CODE_BYTES).toUpperCase(), wanted.domain),
    visits: 0,
    registrations: 0,
    firstDeposits: 0,
    createdAt: new Date(now).toISOString(),
  }
  invitationsOf(account).links.unshift(link)
  all.changed()
  return link
}

/** Deletes a link, whose code works no more; says whether there was one. */
export function deleteLink(account: Account, linkId: string): boolean {
  const { links } = invitationsOf(account)
  const index = links.findIndex((link) => link.linkId === linkId)
  const [deleted] = index === -1 ? [] : links.splice(index, 1)
  if (deleted) gone.set(`${account.merchant}:${deleted.code}`, true)
  return deleted !== undefined
}

/** What a code is worth that a visitor brings (ERR-07..09); undefined for one that never was. */
export function stateOfCode(db: Database, merchant: MerchantCode, code: string): Affiliate['state'] | undefined {
  if (gone.get(`${merchant}:${code.toUpperCase()}`)) return 'deleted'
  return findLink(db, merchant, code) ? 'on' : findAffiliate(code)?.state
}

/** Somebody registered with a code: its link and its owner count them. */
export function countRegistration(db: Database, merchant: MerchantCode, code: string): void {
  const invitations = findLink(db, merchant, code)
  const link = invitations?.links.find((one) => one.code === code.toUpperCase())
  if (!invitations || !link) return
  link.visits += 1
  link.registrations += 1
  invitations.invitedMembers += 1
  all.changed()
}

function findLink(db: Database, merchant: MerchantCode, code: string): Invitations | undefined {
  const wanted = code.toUpperCase()
  return db.accounts
    .findMany((q) => q.where({ merchant }))
    .map(invitationsOf)
    .find(({ links }) => links.some((link) => link.code === wanted))
}
