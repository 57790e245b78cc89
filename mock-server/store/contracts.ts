import type { Contract, ContractParty } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import type { Account } from './rows.ts'
import { shortLived } from './short-lived.ts'

export type ContractKind = 'DailySalary' | 'Dividend' | 'Hour'

const { getDailySalaryContract, getDividendContract, getHourContract } = successExamples

/** What waits for an answer, of each kind. */
const OFFERED: Readonly<Record<ContractKind, readonly Contract[]>> = {
  DailySalary: getDailySalaryContract['pending']?.contracts ?? [],
  Dividend: getDividendContract['pending']?.contracts ?? [],
  Hour: getHourContract['pending']?.contracts ?? [],
}
/** What was answered before; no contract by the hour. */
const SETTLED: Readonly<Record<ContractKind, readonly Contract[]>> = {
  DailySalary: getDailySalaryContract['signed']?.contracts ?? [],
  Dividend: getDividendContract['signed']?.contracts ?? [],
  Hour: [],
}
/** By account; everybody else has never been offered a contract, so home asks them nothing. */
const FIRST: Readonly<Record<string, typeof OFFERED>> = { downline1: OFFERED, agent01: SETTLED }
const answered = shortLived<Contract>()

/** The contracts that were offered to an account, those that wait first. */
export function contractsOf(account: Account, kind: ContractKind): Contract[] {
  const { username: name, info } = account
  const offered = FIRST[name]?.[kind] ?? []
  return offered.map(
    (one) =>
      answered.get(keyOf(account, one.contractId)) ?? { ...one, offeredTo: { memberId: info.id, account: name } },
  )
}

/** What an agent offered to somebody of the team, who has no account of the stub and so never answers. */
export function contractsOfMember({ info, username }: Account, kind: ContractKind, to: ContractParty): Contract[] {
  const offeredBy = { memberId: info.id, account: username }
  const offeredTo = { memberId: to.memberId, account: to.account }
  return OFFERED[kind].map((one) => ({ ...one, offeredBy, offeredTo }))
}

/** AGENT-05: whether a contract of this kind waits for the answer of the account. */
export const isWaiting = (account: Account, kind: ContractKind): boolean =>
  contractsOf(account, kind).some(({ status }) => status === 'PENDING')

/** Notes an answer at a moment in epoch milliseconds. */
export function answerContract(
  account: Account,
  contract: Contract,
  status: 'SIGNED' | 'REJECTED',
  now: number,
): Contract {
  const settled: Contract = { ...contract, status, answeredAt: new Date(now).toISOString() }
  answered.set(keyOf(account, contract.contractId), settled)
  return settled
}

const keyOf = ({ merchant, username }: Account, id: string): string => `${merchant}:${username}:${id}`
