import { signedIn, type Behaviours } from '../behaviours.ts'
import { firstPage, linksOf } from '../store/affiliate-links.ts'
import { randomHex } from '../store/launches.ts'
import { pageOf } from '../store/page.ts'
import { areRatesAllowed, isAgent } from '../store/team.ts'

const DEFAULT_PAGE = 25
const MAX_LINKS = 20
const CODE_BYTES = 4

/** Invitation links: a member has one, an agent makes and deletes them. */
export const agentLinksBehaviour = {
  listAffiliateUrls(call) {
    const { account } = signedIn(call)
    const { pageNo = 1, pageSize = DEFAULT_PAGE } = call.query ?? {}
    const { rows, ...numbers } = pageOf(linksOf(account), pageNo, pageSize)
    const { domains = [], maxLinks = 1, invitedMembers = 0, earnedReward = '0.00' } = firstPage(account) ?? {}
    return { links: rows, domains, maxLinks, invitedMembers, earnedReward, ...numbers }
  },

  createAffiliateUrl({ session, body, now, fault }) {
    const { account } = signedIn({ session })
    if (!isAgent(account)) throw fault('NOT_AN_AGENT')
    if (!areRatesAllowed(body.rebates)) throw fault('REBATE_OUT_OF_RANGE')
    const links = linksOf(account)
    if (links.length >= MAX_LINKS) throw fault('AFFILIATE_URL_LIMIT')
    const code = randomHex(CODE_BYTES).toUpperCase()
    const link = {
      linkId: `L${randomHex(CODE_BYTES)}`,
      url: `https://${body.domain}/m/register?affiliateCode=${code}`,
      code,
      ...body,
      visits: 0,
      registrations: 0,
      firstDeposits: 0,
      createdAt: new Date(now).toISOString(),
    }
    links.unshift(link)
    return link
  },

  deleteAffiliateUrl({ session, query, fault }) {
    const { account } = signedIn({ session })
    if (!isAgent(account)) throw fault('NOT_AN_AGENT')
    const links = linksOf(account)
    const index = links.findIndex(({ linkId }) => linkId === query.linkId)
    if (index === -1) throw fault('RECORD_NOT_FOUND')
    links.splice(index, 1)
    return null
  },
} satisfies Behaviours
