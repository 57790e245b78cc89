import * as v from 'valibot'
import type { Contract, ContractParty, ContractTerms, NewContract, OfferedContract } from '#src/api/generated/types.ts'
import { successExamples } from '#mock/generated/examples.ts'
import type { Database } from '../db.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { Account } from '../rows.ts'
import { contractPart } from '../contract-value.ts'
import { KeptMap } from '../kept-map.ts'
import { pageOf } from '../page.ts'

export type ContractKind = OfferedContract['kind']

const AGENT = 'agent01'
const DOWNLINE = 'downline1'
/** Begins the numbers of new contracts, above those of the examples. */
const FIRST_NUMBER = 40_001
const LETTERS: Readonly<Record<ContractKind, string>> = { DAILY_SALARY: 'D', DIVIDEND: 'V', HOUR_SALARY: 'H' }
/** What belongs to each kind; the schema lets pass what it cannot compare. */
const BELONGING: Readonly<
  Record<
    ContractKind,
    { basis: ContractTerms['basis']; pay: readonly ('FIXED' | 'SHARE')[]; settlements: readonly string[] }
  >
> = {
  DAILY_SALARY: { basis: 'TURNOVER', pay: ['FIXED', 'SHARE'], settlements: ['DAILY'] },
  DIVIDEND: { basis: 'NET_LOSS', pay: ['SHARE'], settlements: ['WEEKLY', 'HALF_MONTHLY', 'MONTHLY'] },
  HOUR_SALARY: { basis: 'TURNOVER', pay: ['FIXED', 'SHARE'], settlements: ['HOURLY'] },
}

const { getDailySalaryContract, getDividendContract, getHourContract, listOfferedContracts } = successExamples
/** All contracts of a merchant, by its code. */
const ledgers = new KeptMap<OfferedContract[]>(
  'contracts',
  v.array(
    contractPart('listOfferedContracts', (offer: OfferedContract) => {
      const { rows, ...numbers } = pageOf([offer], 1, 1)
      return { offers: rows, ...numbers }
    }),
  ),
)

/** The contracts of one kind that were offered to an account, those that wait first. */
export const contractsOf = (db: Database, account: Account, kind: ContractKind): Contract[] =>
  ledgerOf(db, account)
    .filter((one) => one.kind === kind && one.contract.offeredTo.memberId === account.info.id)
    .map(({ contract }) => contract)
    .toSorted(waitingFirst)

/** The contracts of every kind that an agent has offered, to one member or to all, those that wait first. */
export const offersOf = (db: Database, agent: Account, memberId?: string): OfferedContract[] =>
  ledgerOf(db, agent)
    .filter(({ contract: { offeredBy } }) => offeredBy.memberId === agent.info.id)
    .filter(({ contract: { offeredTo } }) => memberId === undefined || offeredTo.memberId === memberId)
    .toSorted((one, other) => waitingFirst(one.contract, other.contract))

/** AGENT-05: whether a contract of this kind waits for the answer of the account. */
export const isWaiting = (db: Database, account: Account, kind: ContractKind): boolean =>
  contractsOf(db, account, kind).some(({ status }) => status === 'PENDING')

/** Whether terms belong to their kind, rise from step to step, and run ahead of a day, `yyyy-mm-dd`. */
export function areTermsRight({ kind, terms, startsOn, endsOn }: NewContract, today: string): boolean {
  const { basis, pay, settlements } = BELONGING[kind]
  const rises = terms.tiers.every((tier, index) => {
    const before = terms.tiers[index - 1]
    return !before || Number(tier.reachedFrom) > Number(before.reachedFrom)
  })
  return (
    rises &&
    terms.basis === basis &&
    settlements.includes(terms.settlement) &&
    terms.tiers.every((tier) => pay.includes(tier.pay.kind)) &&
    startsOn >= today &&
    (endsOn === undefined || endsOn >= startsOn)
  )
}

/** Writes an offer down, at a moment in epoch milliseconds. */
export function addOffer(
  db: Database,
  agent: Account,
  to: ContractParty,
  { kind, terms, startsOn, endsOn }: NewContract,
  now: number,
): OfferedContract {
  const ledger = ledgerOf(db, agent)
  const contract: Contract = {
    contractId: `CT-${LETTERS[kind]}-${FIRST_NUMBER + ledger.length}`,
    status: 'PENDING',
    offeredBy: partyOf(agent),
    offeredTo: { memberId: to.memberId, account: to.account },
    terms,
    startsOn,
    ...(endsOn === undefined ? {} : { endsOn }),
    offeredAt: new Date(now).toISOString(),
  }
  const offer = { kind, contract }
  ledger.push(offer)
  ledgers.changed()
  return offer
}

/** Notes what became of a contract: an answer at a moment in epoch milliseconds, or that it was taken back. */
export function settleContract(contract: Contract, status: 'SIGNED' | 'REJECTED' | 'WITHDRAWN', now: number): Contract {
  contract.status = status
  if (status !== 'WITHDRAWN') contract.answeredAt = new Date(now).toISOString()
  ledgers.changed()
  return contract
}

const waitingFirst = (one: Contract, other: Contract): number =>
  Number(other.status === 'PENDING') - Number(one.status === 'PENDING') || other.offeredAt.localeCompare(one.offeredAt)

const partyOf = ({ info, username }: Account): ContractParty => ({ memberId: info.id, account: username })

const ledgerOf = (db: Database, { merchant }: Account): OfferedContract[] =>
  ledgers.getOrMake(merchant, () => firstLedger(db, merchant))

/** What the contract's examples say, between the seeded agent and the seeded downline. */
function firstLedger(db: Database, merchant: Account['merchant']): OfferedContract[] {
  const [agent, downline] = [findAccount(db, merchant, AGENT), findAccount(db, merchant, DOWNLINE)]
  const ledger: OfferedContract[] = []
  const add = (kind: ContractKind, contracts: readonly Contract[] | undefined, parties: Partial<Contract>) => {
    for (const contract of contracts ?? []) ledger.push({ kind, contract: { ...contract, ...parties } })
  }
  if (agent && downline) {
    const toDownline = { offeredBy: partyOf(agent), offeredTo: partyOf(downline) }
    add('DAILY_SALARY', getDailySalaryContract['pending']?.contracts, toDownline)
    add('DIVIDEND', getDividendContract['pending']?.contracts, toDownline)
    add('HOUR_SALARY', getHourContract['pending']?.contracts, toDownline)
  }
  if (agent) {
    // What the agent was offered by those above, and answered; no contract by the hour.
    add('DAILY_SALARY', getDailySalaryContract['signed']?.contracts, { offeredTo: partyOf(agent) })
    add('DIVIDEND', getDividendContract['signed']?.contracts, { offeredTo: partyOf(agent) })
    for (const { kind, contract } of listOfferedContracts['offers']?.offers ?? [])
      add(kind, [contract], { offeredBy: partyOf(agent) })
  }
  return ledger
}
