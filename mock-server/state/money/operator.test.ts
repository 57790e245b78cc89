import { beforeEach, describe, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { centsOf } from '#mock/lib/cents.ts'
import { resetRuntime } from '../runtime.ts'
import { orderingMember, payIn, payOut } from '../../../tests/support/stub-orders.ts'
import { db } from '../db.ts'
import type { DepositOrderRow } from '../rows.ts'
import { arriveDeposit, endDeposit, findDeposit, proveDeposit } from './deposit-orders.ts'
import { lastStep } from './order-steps.ts'
import { endWithdrawal, findWithdrawal, moveWithdrawal } from './withdraw-orders.ts'

async function control(method: 'GET' | 'PUT', body?: object): Promise<{ status: number; answer: unknown }> {
  const response = await controlResponse(method, `${CONTROL_PREFIX}orders`, JSON.stringify(body ?? ''))
  return { status: response.status, answer: await response.json() }
}
const act = (orderNo: string, action: string, more: object = {}) => control('PUT', { orderNo, action, ...more })

beforeEach(resetRuntime)

describe('the control of orders', () => {
  it('lists those of both kinds, the latest first, with what came of them and what can be done', async () => {
    const first = await payIn('1000.00')
    const second = await payOut('2000.00')
    const third = await payIn('3000.00')
    await act(first, 'arrive', { amount: '900.00' })
    await act(second, 'reject', { reason: 'NAME' })
    const owner = { merchant: 'bdtdemo', username: 'ravi88', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) }
    const [deposit, withdrawal] = [
      { kind: 'deposit', ...owner },
      { kind: 'withdrawal', ...owner },
    ]
    const actions = ['arrive', 'check', 'reject', 'expire']
    expect((await control('GET')).answer).toEqual({
      orders: [
        { ...deposit, orderNo: third, amount: '3000.00', status: 'PENDING', actions },
        { ...withdrawal, orderNo: second, amount: '2000.00', status: 'REJECTED', reason: 'NAME', actions: [] },
        {
          ...deposit,
          orderNo: first,
          amount: '1000.00',
          received: '900.00',
          status: 'COMPLETED',
          actions: ['reverse'],
        },
      ],
    })
  })

  it('takes no amount of another form, and nothing that the state does not allow, and says so', async () => {
    const orderNo = await payIn('1000.00')
    const refusal = (status: number, detail: string) => ({ status, answer: expect.objectContaining({ detail }) })
    expect(await act(orderNo, 'arrive', { amount: '12,5' })).toEqual(refusal(400, 'An amount is written as 100.00'))
    expect(await act(orderNo, 'pay')).toEqual(refusal(409, `${orderNo} cannot pay now`))
  })
})

describe('of calls for one order at the same time', () => {
  const balance = () => centsOf(orderingMember().wallet.sumBalance)
  const statuses = async (...calls: ReturnType<typeof act>[]) => (await Promise.all(calls)).map(({ status }) => status)
  const depositOf = (orderNo: string) => findDeposit(db, orderingMember(), orderNo) ?? expect.unreachable(orderNo)
  const payoutOf = (orderNo: string) => findWithdrawal(db, orderingMember(), orderNo) ?? expect.unreachable(orderNo)
  const statusOf = ({ steps }: Pick<DepositOrderRow, 'steps'>) => lastStep(steps).status

  it('money arrives once, and is taken back once', async () => {
    const [before, orderNo] = [balance(), await payIn('1000.00')]
    expect(await statuses(act(orderNo, 'arrive'), act(orderNo, 'arrive'))).toEqual([200, 409])
    expect(balance() - before).toBe(centsOf(depositOf(orderNo).received) + centsOf(depositOf(orderNo).bonus))
    expect(await statuses(act(orderNo, 'reverse'), act(orderNo, 'reverse'))).toEqual([200, 409])
    expect(balance()).toBe(before)
  })

  it('the operator takes an order up once, and rejects none that was paid', async () => {
    for (const orderNo of [await payIn('1000.00'), await payOut('1000.00')]) {
      expect(await statuses(act(orderNo, 'check'), act(orderNo, 'check'))).toEqual([200, 409])
    }
    const orderNo = await payOut('2000.00')
    expect(await statuses(act(orderNo, 'pay'), act(orderNo, 'reject'))).toEqual([200, 409])
    expect(statusOf(payoutOf(orderNo))).toBe('COMPLETED')
  })

  it('the member comes too late for an order whose money arrives', async () => {
    for (const late of [
      (row: DepositOrderRow) => endDeposit(db, row, 'cancel', 'MEMBER', Date.now()),
      (row: DepositOrderRow) => proveDeposit(db, row, { reference: '1', hasSlip: false }, Date.now()),
    ]) {
      const row = depositOf(await payIn('1000.00'))
      expect(await Promise.all([arriveDeposit(db, row, '1000.00', Date.now()), late(row)])).toEqual([true, false])
      expect(depositOf(row.orderNo)).not.toHaveProperty('reference')
      expect(statusOf(depositOf(row.orderNo))).toBe('COMPLETED')
    }
  })

  it('an order is cancelled once', async () => {
    const row = depositOf(await payIn('1000.00'))
    const cancel = () => endDeposit(db, row, 'cancel', 'MEMBER', Date.now())
    expect(await Promise.all([cancel(), cancel()])).toEqual([true, false])
    expect(depositOf(row.orderNo).steps).toHaveLength(2)
  })

  it('a payout is paid or taken back, not both, and stays paid', async () => {
    const [before, row] = [balance(), payoutOf(await payOut('1000.00'))]
    const back = endWithdrawal(db, row, 'cancel', 'MEMBER', Date.now())
    expect(await Promise.all([back, moveWithdrawal(db, row, 'pay', Date.now())])).toEqual([true, false])
    expect([statusOf(payoutOf(row.orderNo)), balance()]).toEqual(['CANCELLED', before])
    const orderNo = await payOut('1000.00')
    expect(await statuses(act(orderNo, 'pay'), act(orderNo, 'check'))).toEqual([200, 409])
    expect(statusOf(payoutOf(orderNo))).toBe('COMPLETED')
  })
})
