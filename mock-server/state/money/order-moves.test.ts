import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubNow } from '#mock/lib/clock.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { orderingMember, payOut } from '../../../tests/support/stub-orders.ts'
import { db } from '../db.ts'
import { resetRuntime } from '../runtime.ts'
import { actOn } from './operator.ts'
import { DEPOSIT_MOVES, WITHDRAWAL_MOVES } from './order-moves.ts'

const ask = askAs(orderingMember)
const tables = [DEPOSIT_MOVES, WITHDRAWAL_MOVES]
const setCancel = (states: readonly string[]) => tables.map((table) => Reflect.set(table, 'cancel', states))

beforeEach(resetRuntime)
afterEach(() => setCancel(['PENDING']))

it.each([
  { states: ['PENDING'], cancellable: false },
  { states: ['PENDING', 'PROCESSING'], cancellable: true },
])('orders in progress are cancellable where the table lists their state: $states', async ({ states, cancellable }) => {
  setCancel(states)
  const body = { vendor: 'PADMAPAY', channelId: 'g-BKASH', amount: '1000.00' }
  const paidIn: string = (await ask('createGatewayDeposit', { body })).value.order.orderNo
  const paidOut = await payOut('1000.00')
  for (const orderNo of [paidIn, paidOut]) await actOn(db, { orderNo, action: 'check' }, stubNow())
  const deposit = (await ask('getDepositOrder', { query: `?orderNo=${paidIn}` })).value
  const withdrawal = (await ask('getWithdrawOrder', { query: `?orderNo=${paidOut}` })).value
  expect(deposit).toMatchObject({ status: 'PROCESSING', cancellable })
  expect(withdrawal).toMatchObject({ status: 'PROCESSING', cancellable })
})
