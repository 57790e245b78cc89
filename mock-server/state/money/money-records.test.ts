import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import { db } from '../db.ts'
import { setClockAhead } from '#mock/lib/clock.ts'
import { bookCents, bookingsOf } from './bookings.ts'
import { findAccount } from '../accounts/accounts.ts'
import { cardsOf } from './cards.ts'
import { withinDays } from './record-days.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const ask = <Op extends OperationId>(id: Op, username: string, query = '', body?: Record<string, unknown>) =>
  askAs(() => seededAccount(username))(id, { query, ...(body && { body }) })

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

beforeEach(resetRuntime)

afterEach(() => {
  vi.useRealTimers()
})

describe('the records of the stub', () => {
  it('stand by their moments, also when the clock was put back between them', async () => {
    setClockAhead(86_400_000)
    await bookCents(db, seededAccount('ravi88'), 100n, 'BONUS')
    setClockAhead(0)
    await bookCents(db, seededAccount('ravi88'), 200n, 'BONUS')
    const moments = bookingsOf(db, seededAccount('ravi88')).map(({ createdAt }) => createdAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(moments.length).toBeGreaterThanOrEqual(2)
  })

  it('are the latest first, also where kept rows are older than the past that ends at the start', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 40 * 86_400_000 })
    const { cardId } = cardsOf(seededAccount('ravi88'))[0] ?? {}
    await ask('createManualDeposit', 'ravi88', '', { channelId: 'm-PADMA', amount: '1000.00', payerName: 'Ravi' })
    await ask('withdraw', 'ravi88', '', { cardId, amount: '1000.00', paymentPassword: '482913' })
    await ask('returnBalance', 'ravi88', '', {})
    vi.useRealTimers()
    const records = [
      'listDepositReports',
      'listWithdrawReports',
      'listMemberTransactions',
      'listWalletTransfers',
    ] as const
    for (const record of records) {
      const { content } = (await ask(record, 'ravi88', `?from=${daysAgo(60)}&pageSize=100`)).value
      const moments = content.map(({ createdAt }) => createdAt)
      expect(moments, record).toEqual(moments.toSorted().toReversed())
    }
    expect([db.depositOrders.count(), db.withdrawOrders.count(), db.walletTransfers.count()]).toEqual([1, 1, 1])
  })

  it('GATEWAY-116 bets come by day, category and page, with the sums of all pages', async () => {
    const all = await ask('listBetRecords', 'ravi88', `?from=${daysAgo(60)}&pageSize=10`)
    const slots = await ask('listBetRecords', 'ravi88', `?from=${daysAgo(60)}&pageSize=10&gameType=RNG`)
    expect(all.value.content).toHaveLength(10)
    expect(slots.value.totalCount).toBeGreaterThan(0)
    expect(slots.value.totalCount).toBeLessThan(all.value.totalCount)
    expect(slots.value.content.every(({ gameType }) => gameType === 'RNG')).toBe(true)
    const next = await ask('listBetRecords', 'ravi88', `?from=${daysAgo(60)}&pageSize=10&pageNo=2`)
    expect(next.value.totals).toEqual(all.value.totals)
    expect(next.value.content[0]?.betNo).not.toBe(all.value.content[0]?.betNo)
  })

  it('GATEWAY-55 transfers of one direction come by page, and both directions are all of them', async () => {
    const days = `?from=${daysAgo(80)}&pageSize=5`
    const count = async (direction: string) =>
      (await ask('listWalletTransfers', 'ravi88', `${days}&direction=${direction}`)).value
    const [out, back] = [await count('OUT'), await count('IN')]
    expect(out.content).toHaveLength(5)
    expect(new Set(out.content.map(({ from }) => from))).toEqual(new Set(['Main wallet']))
    expect(new Set(back.content.map(({ to }) => to))).toEqual(new Set(['Main wallet']))
    const all = (await ask('listWalletTransfers', 'ravi88', days)).value
    expect(out.totalCount + back.totalCount).toBe(all.totalCount)
  })

  it.each(['listDepositReports', 'listWithdrawReports'] as const)(
    'GATEWAY-90, GATEWAY-93 %s finds one state before it pages',
    async (operation) => {
      const days = `?from=${daysAgo(80)}&pageSize=2`
      const { value } = await ask(operation, 'ravi88', `${days}&status=COMPLETED`)
      // The two latest of all are still under way.
      expect(value.content.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
      expect(value.totalCount).toBeLessThan((await ask(operation, 'ravi88', days)).value.totalCount)
    },
  )

  it('days are those of the merchant, and none before the 90 that are kept', async () => {
    const now = Date.parse('2026-11-21T08:00:00Z')
    const isToday = withinDays('bdtdemo', { from: '2026-11-21', to: '2026-11-21' }, now)
    // Dhaka is six hours ahead.
    expect(isToday?.('2026-11-20T18:00:00Z')).toBe(true)
    expect(isToday?.('2026-11-20T17:59:59Z')).toBe(false)
    expect(withinDays('bdtdemo', { from: '2026-11-21', to: '2026-11-20' }, now)).toBeUndefined()
    expect(withinDays('bdtdemo', { from: '2026-08-01' }, now)).toBeUndefined()
    expect((await ask('listDepositReports', 'ravi88', '?from=2026-01-01')).code).toBe('DATE_RANGE_INVALID')
  })

  it('a new member has no past, and sees what happens from now on', async () => {
    for (const id of ['listBetRecords', 'listDepositReports', 'listWithdrawReports', 'listWalletTransfers'] as const) {
      expect((await ask(id, 'newcomer')).value.content).toEqual([])
    }
    const account = findAccount(db, 'bdtdemo', 'newcomer')
    if (account) await bookCents(db, account, 2_500n, 'BONUS')
    const { content } = (await ask('listMemberTransactions', 'newcomer', '?txCode=BONUS')).value
    expect(content).toMatchObject([{ txCode: 'BONUS', amount: '25.00', balance: '25.00' }])
  })

  it('GATEWAY-90, GATEWAY-93 an order to pay in or out stands first in its record, and waits', async () => {
    const { cards, allowance } = (await ask('listBankCards', 'ravi88')).value
    const card = cards.find(({ usable }) => usable)
    const amount = allowance.limits.minAmount
    const paidOut = await ask('withdraw', 'ravi88', '', {
      cardId: card?.cardId,
      amount,
      paymentPassword: '482913',
    })
    const methods = (await ask('listDepositBanks', 'ravi88')).value.methods
    const [channel] = methods.flatMap((one) => (one.method === 'WECHAT' ? one.channels : []))
    const paidIn = await ask('createWechatDeposit', 'ravi88', '', {
      channelId: channel?.channelId,
      variant: 'QR',
      amount: '500.00',
    })
    expect((await ask('listWithdrawReports', 'ravi88')).value.content[0]).toMatchObject({
      orderNo: paidOut.value.orderNo,
      cardNo: card?.maskedNumber,
      amount,
      status: 'PENDING',
    })
    expect((await ask('listDepositReports', 'ravi88')).value.content[0]).toMatchObject({
      orderNo: paidIn.value.order.orderNo,
      amount: '500.00',
      status: 'PENDING',
    })
  })

  it('GATEWAY-91, GATEWAY-41 cards are the member’s own, masked, and count in the security settings', async () => {
    const { cards } = (await ask('listBankCards', 'ravi88')).value
    expect(cards.length).toBeGreaterThan(1)
    for (const { maskedNumber } of cards) expect(maskedNumber).toMatch(/^[* ]+\d{4}$/)
    expect((await ask('getSecurityConfig', 'ravi88')).value).toMatchObject({ bankCards: cards.length, email: true })
    expect((await ask('listBankCards', 'newcomer')).value.cards).toEqual([])
    expect((await ask('hasWithdrawalPassword', 'newcomer')).value).toBe(false)
  })
})
