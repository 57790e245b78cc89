import { signedIn, type Behaviours } from '../behaviour.ts'
import { sites } from '#mock/data/sites.ts'
import { addLink, deleteLink, invitationsOf } from '#mock/state/agents/affiliate-links.ts'
import { pageOf } from '#mock/state/page.ts'
import { areRatesAllowed, oneRateEach } from '#mock/state/agents/team.ts'
import { agentOf } from './agent-of.ts'

const DEFAULT_PAGE = 25

/** Invitation links: a member has one, an agent makes and deletes them. */
export const agentLinksBehaviour = {
  listAffiliateUrls(call) {
    const { account } = signedIn(call)
    const { pageNo = 1, pageSize = DEFAULT_PAGE } = call.query ?? {}
    const { links, ...brought } = invitationsOf(account)
    const { rows, ...numbers } = pageOf(links, pageNo, pageSize)
    return { links: rows, domains: [...sites[account.merchant].domains], ...brought, ...numbers }
  },

  createAffiliateUrl({ session, body, now, gatewayError }) {
    const agent = agentOf({ session, gatewayError })
    if (!areRatesAllowed(body.rebates)) throw gatewayError('REBATE_OUT_OF_RANGE')
    const { links, maxLinks } = invitationsOf(agent)
    if (links.length >= maxLinks) throw gatewayError('AFFILIATE_URL_LIMIT')
    return addLink(agent, { ...body, rebates: oneRateEach(body.rebates) }, now)
  },

  deleteAffiliateUrl({ session, query, gatewayError }) {
    const agent = agentOf({ session, gatewayError })
    if (!deleteLink(agent, query.linkId)) throw gatewayError('RECORD_NOT_FOUND')
    return null
  },
} satisfies Behaviours
