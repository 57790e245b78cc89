import type { Contract } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import { signedIn, type Behaviours, type SignedIn } from '../behaviours.ts'
import type { Fault } from '../fault.ts'
import type { Account } from '../store/rows.ts'
import { shortLived } from '../store/short-lived.ts'
import { isAgent, membersOf, teamOf } from '../store/team.ts'

type Kind = 'DailySalary' | 'Dividend' | 'Hour'

/** Offered to whoever asks; an agent sees the same ones as offered to the member that is named. */
const OFFERED: Readonly<Record<Kind, readonly Contract[]>> = {
  DailySalary: successExamples.getDailySalaryContract['pending']?.contracts ?? [],
  Dividend: successExamples.getDividendContract['pending']?.contracts ?? [],
  Hour: successExamples.getHourContract['pending']?.contracts ?? [],
}
const answered = shortLived<Contract>()

interface ReadCall {
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

/** Wage and dividend contracts; an answer is given once. */
export const agentContractsBehaviour = {
  getDailySalaryContract: (call) => ({ contracts: read(call, 'DailySalary') }),
  getDividendContract: (call) => ({ contracts: read(call, 'Dividend') }),
  getHourContract: (call) => ({ contracts: read(call, 'Hour') }),
  answerDailySalaryContract: (call) => reply(call, 'DailySalary'),
  answerDividendContract: (call) => reply(call, 'Dividend'),
  answerHourContract: (call) => reply(call, 'Hour'),
} satisfies Behaviours

function read(call: ReadCall, kind: Kind): Contract[] {
  const { account } = signedIn(call)
  const { contractId, memberId } = call.query ?? {}
  if (memberId !== undefined) {
    if (!isAgent(account)) throw call.fault('NOT_AN_AGENT')
    if (!membersOf(teamOf(account)).some((one) => one.memberId === memberId))
      throw call.fault('USER_UNKNOWN_OR_DISABLED')
  }
  const all = contractsOf(account, kind)
  const found = contractId === undefined ? all : all.filter((one) => one.contractId === contractId)
  if (contractId !== undefined && found.length === 0) throw call.fault('RECORD_NOT_FOUND')
  return found
}

function reply(call: AnswerCall, kind: Kind): Contract {
  const { account } = signedIn(call)
  const { contractId, answer } = call.body
  const found = contractsOf(account, kind).find((one) => one.contractId === contractId)
  if (!found) throw call.fault('RECORD_NOT_FOUND')
  if (found.status !== 'PENDING') throw call.fault('CONTRACT_NOT_PENDING')
  const contract: Contract = {
    ...found,
    status: answer === 'ACCEPT' ? 'SIGNED' : 'REJECTED',
    answeredAt: new Date(call.now).toISOString(),
  }
  answered.set(keyOf(account, contractId), contract)
  return contract
}

const contractsOf = (account: Account, kind: Kind): Contract[] =>
  OFFERED[kind].map((one) => answered.get(keyOf(account, one.contractId)) ?? one)

const keyOf = ({ merchant, username }: Account, id: string): string => `${merchant}:${username}:${id}`
