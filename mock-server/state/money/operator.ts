import type { OrderReason } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import { arriveDeposit, endDeposit, proveDeposit, reverseDeposit, stepsOf } from './deposit-orders.ts'
import { lastStep } from './order-steps.ts'
import { failWithdrawal, moveWithdrawal } from './withdraw-orders.ts'

/** What an operator, a bank or a provider does with an order. */
export const ACTIONS = ['check', 'arrive', 'pay', 'reject', 'return', 'reverse'] as const
export type OrderAction = (typeof ACTIONS)[number]

/** An order with what can be done with it now, for the console. */
export interface OpenOrder {
  readonly orderNo: string
  readonly merchant: string
  readonly username: string
  readonly amount: string
  readonly status: string
  readonly actions: readonly OrderAction[]
}

/** Every order since the stub was started first, the latest first. */
export function ordersNow(db: Database, now: number): OpenOrder[] {
  const deposits = db.depositOrders.all().map((row) => {
    const { status } = lastStep(stepsOf(row, now))
    const { merchant, username, orderNo, order } = row
    return { orderNo, merchant, username, amount: order.amount, status, actions: depositActions(status) }
  })
  const withdrawals = db.withdrawOrders.all().map(({ merchant, username, orderNo, order, steps }) => {
    const { status } = lastStep(steps)
    return { orderNo, merchant, username, amount: order.amount, status, actions: withdrawalActions(status) }
  })
  return [...deposits, ...withdrawals].toReversed()
}

/**
 * Does something with an order.
 *
 * @param amount what arrives; what was ordered when left out
 * @returns false where there is no such order, or it has come too far for this
 */
export async function actOn(
  db: Database,
  {
    orderNo,
    action,
    amount,
    reason = 'OPERATOR',
  }: { orderNo: string; action: OrderAction; amount?: string | undefined; reason?: OrderReason | undefined },
  now: number,
): Promise<boolean> {
  if (!ordersNow(db, now).some((one) => one.orderNo === orderNo && one.actions.includes(action))) return false
  const deposit = db.depositOrders.findFirst((q) => q.where({ orderNo }))
  if (deposit) {
    if (action === 'arrive') await arriveDeposit(db, deposit, amount ?? deposit.order.amount, now)
    if (action === 'check') await proveDeposit(db, deposit, { reference: undefined, hasSlip: false }, now)
    if (action === 'reject') await endDeposit(db, deposit, 'REJECTED', reason, now)
    if (action === 'reverse') await reverseDeposit(db, deposit, now)
    return true
  }
  const withdrawal = db.withdrawOrders.findFirst((q) => q.where({ orderNo }))
  if (!withdrawal) return false
  if (action === 'check') await moveWithdrawal(db, withdrawal, 'PROCESSING', now)
  if (action === 'pay') await moveWithdrawal(db, withdrawal, 'COMPLETED', now)
  if (action === 'reject') await failWithdrawal(db, withdrawal, reason, now)
  if (action === 'return') await failWithdrawal(db, withdrawal, 'RETURNED', now)
  return true
}

/** Money can also come after its time (MONEY-28). */
function depositActions(status: string): OrderAction[] {
  if (status === 'PENDING') return ['check', 'arrive', 'reject']
  if (status === 'PROCESSING') return ['arrive', 'reject']
  return status === 'COMPLETED' ? ['reverse'] : status === 'CANCELLED' ? ['arrive'] : []
}

function withdrawalActions(status: string): OrderAction[] {
  if (status === 'PENDING') return ['check', 'pay', 'reject']
  if (status === 'PROCESSING') return ['pay', 'reject']
  return status === 'COMPLETED' ? ['return'] : []
}
