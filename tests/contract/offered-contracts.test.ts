import { beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '#mock/state/money/record-days.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import type { NewContract } from '#src/api/generated/types.ts'
import { ask, tokenOf } from './doors-caller.ts'
import { seededAccount } from '../support/seeded-account.ts'

const DAY_MS = 86_400_000
const day = (ahead: number) => dayIn('Asia/Dhaka')(Date.now() + ahead * DAY_MS)
const fixed = (amount: string) => ({ kind: 'FIXED', amount }) as const

let agent = ''
let downline = ''
/** A member of the team who was never offered anything. */
let free = ''

beforeEach(async () => {
  await resetRuntime()
  agent = await tokenOf('agent01', 'lantern01')
  downline = await tokenOf('downline1')
  const { subordinates } = (await ask('listSubordinates', { token: agent })).value
  free = subordinates.findLast(({ member }) => member.enabled && member.level === 1)?.member.memberId ?? ''
})

const wage = (memberId: string, more: Partial<NewContract> = {}): NewContract => ({
  kind: 'DAILY_SALARY',
  memberId,
  terms: {
    basis: 'TURNOVER',
    settlement: 'DAILY',
    tiers: [
      { reachedFrom: '1000.00', minActiveMembers: 1, pay: fixed('10.00') },
      { reachedFrom: '20000.00', minActiveMembers: 3, pay: fixed('300.00') },
    ],
  },
  startsOn: day(0),
  ...more,
})
const offer = (body: NewContract, token = agent) => ask('createContract', { token, body })
const offersTo = async (memberId: string) =>
  (await ask('listOfferedContracts', { token: agent, query: { memberId } })).value.offers

describe('contracts that an agent offers', () => {
  it('SESSION-29, GATEWAY-124 the member below gets the offer, signs it, and the agent sees that', async () => {
    const { id: memberId } = (await ask('getMemberInfo', { token: downline })).value
    for (const { contract } of await offersTo(memberId))
      if (contract.status === 'PENDING')
        await ask('withdrawContract', { token: agent, query: { contractId: contract.contractId } })
    const quiet = { dailysalreqtype: '0', divtypecompperiodreq: '0', contracthoursalreq: '0' }
    expect((await ask('getConsolidatedSettings', { token: downline })).value).toEqual(quiet)

    const asked = wage(memberId, { endsOn: day(90) })
    const { contract } = (await offer(asked)).value
    const { terms, startsOn, endsOn } = asked
    expect(contract).toMatchObject({ status: 'PENDING', offeredBy: { account: 'agent01' }, terms, startsOn, endsOn })
    expect((await ask('getConsolidatedSettings', { token: downline })).value).toEqual({
      ...quiet,
      dailysalreqtype: '1',
    })
    const [first] = (await ask('getDailySalaryContract', { token: downline })).value.contracts
    expect(first).toEqual(contract)
    const body = { contractId: contract.contractId, answer: 'ACCEPT' }
    expect((await ask('answerDailySalaryContract', { token: downline, body })).value.status).toBe('SIGNED')
    const seen = (await offersTo(memberId)).find((one) => one.contract.contractId === contract.contractId)
    expect(seen).toMatchObject({ kind: 'DAILY_SALARY', contract: { status: 'SIGNED' } })
  })

  it('GATEWAY-123 are listed page by page, those that wait first', async () => {
    const all = (await ask('listOfferedContracts', { token: agent })).value
    const waits = all.offers.map(({ contract }) => contract.status === 'PENDING')
    expect(waits).toEqual(waits.toSorted((one, other) => Number(other) - Number(one)))
    const page = (await ask('listOfferedContracts', { token: agent, query: { pageNo: '2', pageSize: '2' } })).value
    expect(page.offers).toEqual(all.offers.slice(2, 4))
    expect(page.totalCount).toBe(all.offers.length)
  })

  it('GATEWAY-123 are those to one member where the call names one', async () => {
    const { offers } = (await ask('listOfferedContracts', { token: agent })).value
    const { id: memberId, account } = (await ask('getMemberInfo', { token: downline })).value
    const own = offers.filter(({ contract }) => contract.offeredTo.account === account)
    expect(own).not.toEqual([])
    expect(own.length).toBeLessThan(offers.length)
    expect(await offersTo(memberId)).toEqual(own)
    expect(await offersTo(free)).toEqual([])
  })

  it('GATEWAY-103 the member reads one contract by its id, and the agent those of a member, each of the one kind', async () => {
    const { id: memberId } = (await ask('getMemberInfo', { token: downline })).value
    for (const { contract } of await offersTo(memberId))
      if (contract.status === 'PENDING')
        await ask('withdrawContract', { token: agent, query: { contractId: contract.contractId } })
    const terms = { ...wage(memberId).terms, settlement: 'HOURLY' } as const
    const { contract } = (await offer(wage(memberId, { kind: 'HOUR_SALARY', terms }))).value
    const hourly = async (token: string, query: Record<string, string> = {}) =>
      (await ask('getHourContract', { token, query })).value.contracts
    const all = await hourly(downline)
    expect(all.length).toBeGreaterThan(1)
    expect(await hourly(downline, { contractId: contract.contractId })).toEqual([contract])
    const offers = await offersTo(memberId)
    const ofKind = offers.filter(({ kind }) => kind === 'HOUR_SALARY')
    expect(ofKind.length).toBeLessThan(offers.length)
    expect(await hourly(agent, { memberId })).toEqual(ofKind.map((one) => one.contract))
  })

  it('GATEWAY-125 an offer is taken back once, and can then no more be answered', async () => {
    const [first] = (await ask('getHourContract', { token: downline })).value.contracts
    const contractId = first?.contractId ?? ''
    const withdraw = () => ask('withdrawContract', { token: agent, query: { contractId } })
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).code).toBe('CONTRACT_NOT_PENDING')
    const [now] = (await ask('getHourContract', { token: downline })).value.contracts
    expect(now?.status).toBe('WITHDRAWN')
    const answer = await ask('answerHourContract', { token: downline, body: { contractId, answer: 'ACCEPT' } })
    expect(answer.code).toBe('CONTRACT_NOT_PENDING')
  })

  it('GATEWAY-125 an offer is taken back by the agent who made it, and by nobody else', async () => {
    const other = seededAccount('ravi88')
    await updateAccount(db, other, (draft) => {
      draft.info.type = 1
    })
    const [first] = (await ask('getHourContract', { token: downline })).value.contracts
    const contractId = first?.contractId ?? ''
    const withdraw = async (token: string) => (await ask('withdrawContract', { token, query: { contractId } })).code
    expect(await withdraw(downline)).toBe('NOT_AN_AGENT')
    expect(await withdraw(await tokenOf('ravi88'))).toBe('RECORD_NOT_FOUND')
    const [now] = (await ask('getHourContract', { token: downline })).value.contracts
    expect(now?.status).toBe('PENDING')
    expect(await withdraw(agent)).toBeUndefined()
  })

  it('GATEWAY-124 of each kind one offer waits at a member', async () => {
    expect((await offer(wage(free))).status).toBe(200)
    expect((await offer(wage(free))).code).toBe('CONTRACT_OFFER_WAITS')
    const hourly = wage(free, { kind: 'HOUR_SALARY', terms: { ...wage(free).terms, settlement: 'HOURLY' } })
    expect((await offer(hourly)).status).toBe(200)
  })

  it.each<[string, (own: NewContract) => Partial<NewContract>]>([
    ['a first day that is over', () => ({ startsOn: day(-1) })],
    ['a last day before the first', () => ({ startsOn: day(3), endsOn: day(2) })],
    ['steps that do not rise', ({ terms }) => ({ terms: { ...terms, tiers: terms.tiers.toReversed() } })],
    ['a daily wage that is settled each hour', ({ terms }) => ({ terms: { ...terms, settlement: 'HOURLY' } })],
    ['a dividend that pays a fixed amount', ({ terms }) => ({ kind: 'DIVIDEND', terms })],
  ])('GATEWAY-124 refuses %s', async (_what, change) => {
    const own = wage(free)
    expect((await offer({ ...own, ...change(own) })).code).toBe('CONTRACT_TERMS_INVALID')
  })

  it('SESSION-29 only agents offer, and only to those directly below', async () => {
    expect((await offer(wage(free), downline)).code).toBe('NOT_AN_AGENT')
    expect((await ask('listOfferedContracts', { token: downline })).code).toBe('NOT_AN_AGENT')
    const { downlines } = (await ask('listDownlines', { token: agent, query: { pageSize: '100' } })).value
    const deeper = downlines.find(({ level }) => level === 2)?.memberId ?? ''
    expect((await offer(wage(deeper))).code).toBe('USER_UNKNOWN_OR_DISABLED')
  })
})
