import type { Contract } from '#src/api/generated/types.ts'
import { signedIn, type Behaviours, type SignedIn } from '../behaviours.ts'
import type { Database } from '../db.ts'
import type { Fault } from '../fault.ts'
import { answerContract, contractsOf, contractsOfMember, isWaiting, type ContractKind } from '../store/contracts.ts'
import { membersOf, teamOf } from '../store/team.ts'
import { agentOf } from './agent-of.ts'

interface ReadCall {
  readonly db: Database
  readonly session: SignedIn | undefined
  readonly query: { readonly contractId?: string; readonly memberId?: string } | undefined
  readonly fault: (code: 'NOT_AN_AGENT' | 'RECORD_NOT_FOUND' | 'USER_UNKNOWN_OR_DISABLED') => Fault
}
interface AnswerCall {
  readonly session: SignedIn | undefined
  readonly body: { readonly contractId: string; readonly answer: 'ACCEPT' | 'REJECT' }
  readonly now: number
  readonly fault: (code: 'CONTRACT_NOT_PENDING' | 'RECORD_NOT_FOUND') => Fault
}

/** Wage and dividend contracts; an answer is given once, and nothing is pending any more after it (AGENT-03..05). */
export const agentContractsBehaviour = {
  getConsolidatedSettings(call) {
    const { account } = signedIn(call)
    const request = (kind: ContractKind) => (isWaiting(account, kind) ? '1' : '0')
    return {
      dailysalreqtype: request('DailySalary'),
      divtypecompperiodreq: request('Dividend'),
      contracthoursalreq: request('Hour'),
    }
  },

  getDailySalaryContract: (call) => ({ contracts: read(call, 'DailySalary') }),
  getDividendContract: (call) => ({ contracts: read(call, 'Dividend') }),
  getHourContract: (call) => ({ contracts: read(call, 'Hour') }),
  answerDailySalaryContract: (call) => reply(call, 'DailySalary'),
  answerDividendContract: (call) => reply(call, 'Dividend'),
  answerHourContract: (call) => reply(call, 'Hour'),
} satisfies Behaviours

function read(call: ReadCall, kind: ContractKind): Contract[] {
  const { account } = signedIn(call)
  const { contractId, memberId } = call.query ?? {}
  const all = memberId === undefined ? contractsOf(account, kind) : offeredTo(call, kind, memberId)
  const found = contractId === undefined ? all : all.filter((one) => one.contractId === contractId)
  if (contractId !== undefined && found.length === 0) throw call.fault('RECORD_NOT_FOUND')
  return found
}

/** What the calling agent offered to a member of the team. */
function offeredTo(call: ReadCall, kind: ContractKind, memberId: string): Contract[] {
  const agent = agentOf(call)
  const member = membersOf(teamOf(call.db, agent)).find((one) => one.memberId === memberId)
  if (!member) throw call.fault('USER_UNKNOWN_OR_DISABLED')
  return contractsOfMember(agent, kind, member)
}

function reply(call: AnswerCall, kind: ContractKind): Contract {
  const { account } = signedIn(call)
  const { contractId, answer } = call.body
  const found = contractsOf(account, kind).find((one) => one.contractId === contractId)
  if (!found) throw call.fault('RECORD_NOT_FOUND')
  if (found.status !== 'PENDING') throw call.fault('CONTRACT_NOT_PENDING')
  return answerContract(account, found, answer === 'ACCEPT' ? 'SIGNED' : 'REJECTED', call.now)
}
