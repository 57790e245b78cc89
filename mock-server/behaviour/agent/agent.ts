import type { TransferFailure, TransferOrder } from '#src/api/generated/types.ts'
import type { Behaviours } from '../behaviour.ts'
import { OWN_REBATES } from '#mock/data/team.ts'
import { createAccount, findAccount } from '#mock/state/accounts/accounts.ts'
import { countRegistration, stateOfCode } from '#mock/state/agents/affiliate-links.ts'
import { once } from '#mock/state/money/money-calls.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { pageOf } from '#mock/state/page.ts'
import { isNewPassword, isUsername } from '#mock/state/rules.ts'
import {
  addToTeam,
  areRatesAllowed,
  membersOf,
  oneRateEach,
  setRates,
  subordinateOf,
  subordinatesOf,
  teamOf,
} from '#mock/state/agents/team.ts'
import { TRANSFER_LIMITS, transferToMember } from '#mock/state/agents/team-transfers.ts'
import { agentOf } from './agent-of.ts'
import { agentContractsBehaviour } from './agent-contracts.ts'
import { agentFiguresBehaviour } from './agent-figures.ts'
import { agentLinksBehaviour } from './agent-links.ts'

const DEFAULT_PAGE = 25

/** The agents' side: the team, its accounts and money. */
export const agentBehaviour = {
  ...agentContractsBehaviour,
  ...agentFiguresBehaviour,
  ...agentLinksBehaviour,

  listSubordinates(call) {
    const { name = '', pageNo = 1, pageSize = DEFAULT_PAGE } = call.query ?? {}
    const { rows, ...numbers } = pageOf(
      subordinatesOf(call.db, agentOf(call)).filter(({ member }) => member.account.includes(name)),
      pageNo,
      pageSize,
    )
    return { subordinates: rows, ownRebates: [...OWN_REBATES], ...numbers }
  },

  listDownlines(call) {
    const { name = '', uplineId, type, enabled, pageNo = 1, pageSize = DEFAULT_PAGE } = call.query ?? {}
    const all = membersOf(teamOf(call.db, agentOf(call)))
    const upline = all.find(({ memberId }) => memberId === uplineId)
    if (uplineId !== undefined && !upline) throw call.gatewayError('USER_UNKNOWN_OR_DISABLED')
    const { rows, ...numbers } = pageOf(
      all
        .filter((one) => one.account.includes(name) && (!upline || one.uplineAccount === upline.account))
        .filter(
          (one) => (type === undefined || one.type === type) && (enabled === undefined || one.enabled === enabled),
        ),
      pageNo,
      pageSize,
    )
    return { downlines: rows, ...numbers }
  },

  updateRebates(call) {
    const { memberId } = call.body
    const rebates = oneRateEach(call.body.rebates)
    const found = subordinateOf(teamOf(call.db, agentOf(call)), memberId)
    if (!found) throw call.gatewayError('USER_UNKNOWN_OR_DISABLED')
    if (!areRatesAllowed(rebates, found.rebates)) throw call.gatewayError('REBATE_OUT_OF_RANGE')
    setRates(found, rebates)
    return null
  },

  async createDownline(call) {
    const { db, merchant, body, now, gatewayError } = call
    const agent = agentOf(call)
    const team = teamOf(db, agent)
    const { username: account, password, type, linkCode } = body
    const rebates = oneRateEach(body.rebates)
    if (!isUsername(account)) throw gatewayError('USERNAME_FORMAT')
    if (!isNewPassword(password)) throw gatewayError('PASSWORD_FORMAT')
    const freeName = () => {
      if (findAccount(db, merchant, account) || membersOf(team).some((one) => one.account === account))
        throw gatewayError('USERNAME_TAKEN')
      return account
    }
    freeName()
    if (linkCode !== undefined && stateOfCode(db, merchant, linkCode) !== 'on') throw gatewayError('AGENT_LINK_INVALID')
    if (!areRatesAllowed(rebates)) throw gatewayError('REBATE_OUT_OF_RANGE')
    const opened = await createAccount(db, { merchant, username: freeName, password, type, firstTimeLogin: true })
    if (linkCode !== undefined) countRegistration(db, merchant, linkCode)
    const joinedAt = new Date(now).toISOString()
    return addToTeam(
      team,
      { memberId: opened.info.id, account, type, joinedAt, uplineAccount: agent.username },
      rebates,
    )
  },

  transferDownline(call) {
    const agent = agentOf(call)
    return once(call, agent, async () => {
      const moved = await transferToMember(call.db, agent, call.body, call.now)
      if (!('code' in moved)) return moved
      if (moved.code === 'AMOUNT_OUT_OF_LIMITS') throw call.gatewayError(moved.code, TRANSFER_LIMITS)
      throw call.gatewayError(moved.code)
    })
  },

  transferMultipleDownline(call) {
    const agent = agentOf(call)
    return once(call, agent, async () => {
      const results: (TransferFailure | TransferOrder)[] = []
      for (const one of call.body.transfers) results.push(await transferToMember(call.db, agent, one, call.now))
      const moved = results.filter(({ success }) => success).reduce((sum, { amount }) => sum + centsOf(amount), 0n)
      return { results, transferred: money(moved) }
    })
  },
} satisfies Behaviours
