import type { Contract } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours } from '../behaviour.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import { sites } from '#mock/data/sites.ts'
import type { Database } from '#mock/state/db.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import {
  addOffer,
  areTermsRight,
  contractsOf,
  isWaiting,
  offersOf,
  settleContract,
  type ContractKind,
} from '#mock/state/agents/contracts.ts'
import { pageOf } from '#mock/state/page.ts'
import { dayIn } from '#mock/state/money/record-days.ts'
import { membersOf, subordinateOf, teamOf } from '#mock/state/agents/team.ts'
import { agentOf } from './agent-of.ts'

const DEFAULT_PAGE = 25

interface ReadCall {
  readonly db: Database
  readonly session: SignedIn | undefined
  readonly query: { readonly contractId?: string; readonly memberId?: string } | undefined
  readonly gatewayError: (code: 'NOT_AN_AGENT' | 'RECORD_NOT_FOUND' | 'USER_UNKNOWN_OR_DISABLED') => GatewayError
}
interface AnswerCall {
  readonly db: Database
  readonly session: SignedIn | undefined
  readonly body: { readonly contractId: string; readonly answer: 'ACCEPT' | 'REJECT' }
  readonly now: number
  readonly gatewayError: (code: 'CONTRACT_NOT_PENDING' | 'RECORD_NOT_FOUND') => GatewayError
}

/** Wage and dividend contracts: agents offer them and take them back, an answer is given once (AGENT-03..05). */
export const agentContractsBehaviour = {
  getConsolidatedSettings(call) {
    const { account } = signedIn(call)
    const request = (kind: ContractKind) => (isWaiting(call.db, account, kind) ? '1' : '0')
    return {
      dailysalreqtype: request('DAILY_SALARY'),
      divtypecompperiodreq: request('DIVIDEND'),
      contracthoursalreq: request('HOUR_SALARY'),
    }
  },

  getDailySalaryContract: (call) => ({ contracts: read(call, 'DAILY_SALARY') }),
  getDividendContract: (call) => ({ contracts: read(call, 'DIVIDEND') }),
  getHourContract: (call) => ({ contracts: read(call, 'HOUR_SALARY') }),
  answerDailySalaryContract: (call) => reply(call, 'DAILY_SALARY'),
  answerDividendContract: (call) => reply(call, 'DIVIDEND'),
  answerHourContract: (call) => reply(call, 'HOUR_SALARY'),

  listOfferedContracts(call) {
    const { memberId, pageNo = 1, pageSize = DEFAULT_PAGE } = call.query ?? {}
    const { rows, ...numbers } = pageOf(offersOf(call.db, agentOf(call), memberId), pageNo, pageSize)
    return { offers: rows, ...numbers }
  },

  createContract(call) {
    const { body, db, merchant, now, gatewayError } = call
    const agent = agentOf(call)
    const found = subordinateOf(teamOf(db, agent), body.memberId)
    if (!found) throw gatewayError('USER_UNKNOWN_OR_DISABLED')
    if (!areTermsRight(body, dayIn(sites[merchant].timeZone)(now))) throw gatewayError('CONTRACT_TERMS_INVALID')
    const waits = offersOf(db, agent, body.memberId).some(
      ({ kind, contract }) => kind === body.kind && contract.status === 'PENDING',
    )
    if (waits) throw gatewayError('CONTRACT_OFFER_WAITS')
    return addOffer(db, agent, found.member, body, now)
  },

  withdrawContract(call) {
    const { contractId } = call.query
    const found = offersOf(call.db, agentOf(call)).find(({ contract }) => contract.contractId === contractId)
    if (!found) throw call.gatewayError('RECORD_NOT_FOUND')
    if (found.contract.status !== 'PENDING') throw call.gatewayError('CONTRACT_NOT_PENDING')
    settleContract(found.contract, 'WITHDRAWN', call.now)
    return null
  },
} satisfies Behaviours

function read(call: ReadCall, kind: ContractKind): Contract[] {
  const { account } = signedIn(call)
  const { contractId, memberId } = call.query ?? {}
  const all = memberId === undefined ? contractsOf(call.db, account, kind) : offeredTo(call, kind, memberId)
  const found = contractId === undefined ? all : all.filter((one) => one.contractId === contractId)
  if (contractId !== undefined && found.length === 0) throw call.gatewayError('RECORD_NOT_FOUND')
  return found
}

/** What the calling agent offered to a member of the team. */
function offeredTo(call: ReadCall, kind: ContractKind, memberId: string): Contract[] {
  const agent = agentOf(call)
  if (!membersOf(teamOf(call.db, agent)).some((one) => one.memberId === memberId))
    throw call.gatewayError('USER_UNKNOWN_OR_DISABLED')
  return offersOf(call.db, agent, memberId)
    .filter((one) => one.kind === kind)
    .map(({ contract }) => contract)
}

function reply(call: AnswerCall, kind: ContractKind): Contract {
  const { account } = signedIn(call)
  const { contractId, answer } = call.body
  const found = contractsOf(call.db, account, kind).find((one) => one.contractId === contractId)
  if (!found) throw call.gatewayError('RECORD_NOT_FOUND')
  if (found.status !== 'PENDING') throw call.gatewayError('CONTRACT_NOT_PENDING')
  return settleContract(found, answer === 'ACCEPT' ? 'SIGNED' : 'REJECTED', call.now)
}
