import { beforeEach, describe, expect, it } from 'vitest'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { paymentTotals } from './payment-totals.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const LISTS = ['listMemberTransactions', 'listDepositReports', 'listWithdrawReports'] as const
const DAYS = `?from=${new Date(Date.now() - 80 * 86_400_000).toISOString().slice(0, 10)}`

const askOf = (merchant: MerchantCode) => askAs(() => seededAccount('ravi88', merchant))
const ask = askOf('bdtdemo')

beforeEach(resetRuntime)

describe('what was paid in and out', () => {
  it('BEYOND-16 are the completed orders of the asked days, on every page and in every state', async () => {
    const all = { query: `${DAYS}&pageSize=100` }
    const deposits = (await ask('listDepositReports', all)).value.content.filter(({ status }) => status === 'COMPLETED')
    const paid = (await ask('listWithdrawReports', all)).value.content.filter(({ status }) => status === 'COMPLETED')
    expect(deposits.length + paid.length).toBeGreaterThan(20)
    const totals = {
      paidIn: money(deposits.reduce((sum, { amount }) => sum + centsOf(amount), 0n)),
      paidOut: money(paid.reduce((sum, { amount, fee }) => sum + centsOf(amount) - centsOf(fee), 0n)),
    }
    for (const id of LISTS)
      for (const query of [DAYS, `${DAYS}&pageSize=1&pageNo=3`])
        expect((await ask(id, { query })).value.totals).toEqual(totals)
    expect((await ask('listDepositReports', { query: `${DAYS}&status=REJECTED` })).value.totals).toEqual(totals)
  })

  it.each(LISTS)('BEYOND-16 is left out of %s where the merchant does not show it', async (id) => {
    expect((await askOf('inrdemo')(id)).value).not.toHaveProperty('totals')
  })

  it('BEYOND-16, MONEY-18 is exact for amounts of 18 digits', () => {
    const order = { status: 'COMPLETED', createdAt: '2026-11-21T05:12:40Z' } as const
    const deposit = { ...order, orderNo: 'D1', method: 'Card', bonus: '5.00', amount: '900000000000000001.01' }
    const paid = {
      ...order,
      orderNo: 'W1',
      bankName: 'PADMA',
      cardNo: '4417',
      amount: '900000000000000001.01',
      fee: '0.02',
    }
    expect(
      paymentTotals([deposit, { ...deposit, status: 'REJECTED' }], [paid, { ...paid, status: 'PENDING' }]),
    ).toEqual({
      paidIn: '900000000000000001.01',
      paidOut: '900000000000000000.99',
    })
  })
})
