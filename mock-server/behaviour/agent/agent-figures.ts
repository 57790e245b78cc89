import type { Behaviours } from '../behaviour.ts'
import { DEFAULT_LANGUAGE } from '#mock/data/languages.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { sites } from '#mock/data/sites.ts'
import { teamFigures } from '#mock/data/team-figures.ts'
import type { Database } from '#mock/state/db.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { betsOfMember } from '#mock/state/money/member-bets.ts'
import { askedRange, dayIn, type AskedDays } from '#mock/state/money/record-days.ts'
import { membersOf, subordinatesOf, teamOf } from '#mock/state/agents/team.ts'
import { agentOf } from './agent-of.ts'

const AGENT_TYPE = 1
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface FiguresCall {
  readonly db: Database
  readonly merchant: MerchantCode
  readonly session: SignedIn | undefined
  readonly query: AskedDays | undefined
  readonly now: number
  readonly gatewayError: (code: 'DATE_RANGE_INVALID' | 'NOT_AN_AGENT') => GatewayError
}

/**
 * The figures of an agent's team: sums over the members that the other pages of the team show (GATEWAY-95, GATEWAY-96).
 */
export const agentFiguresBehaviour = {
  getTeamKpiA(call) {
    const { range, members, figures } = figuresOf(call)
    const wallets = subordinatesOf(call.db, agentOf(call)).map(({ balance }) => centsOf(balance))
    return {
      range,
      members: members.length,
      agents: members.filter(({ type }) => type === AGENT_TYPE).length,
      online: members.filter(({ online }) => online).length,
      teamBalance: money(wallets.reduce((sum, cents) => sum + cents, 0n)),
      ...figures.totals,
    }
  },

  getTeamKpiB(call) {
    const { range, figures } = figuresOf(call)
    return { range, ...figures.breakdown }
  },
} satisfies Behaviours

function figuresOf(call: FiguresCall) {
  const agent = agentOf(call)
  const members = membersOf(teamOf(call.db, agent))
  const range = askedRange(call.merchant, call.query ?? {}, call.now)
  if (!range) throw call.gatewayError('DATE_RANGE_INVALID')
  const key = [
    call.merchant,
    agent.username,
    range.from,
    range.to,
    members.length,
    Math.floor(call.now / MINUTE_MS),
  ].join('|')
  if (latest?.key !== key) {
    // A day of the merchant begins up to 14 hours before that of UTC.
    const since = Date.parse(range.from) - DAY_MS
    const figures = teamFigures({
      members,
      betsOf: (member) => betsOfMember(member, { ...call, language: DEFAULT_LANGUAGE, since }),
      range,
      dayOf: dayIn(sites[call.merchant].timeZone),
      now: call.now,
    })
    latest = { key, figures }
  }
  return { range, members, figures: latest.figures }
}

/** Both calls come together and take the same sums over thousands of bets. */
let latest: { key: string; figures: ReturnType<typeof teamFigures> } | undefined
