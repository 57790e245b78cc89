import type { MoneyOrderStatus, OrderReason } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import type { DepositOrderRow, WithdrawOrderRow } from '../rows.ts'
import { arriveDeposit, checkDeposit, endDeposit, reverseDeposit, stepsOf } from './deposit-orders.ts'
import { actionsAt, DEPOSIT_MOVES, WITHDRAWAL_MOVES } from './order-moves.ts'
import { lastStep } from './order-steps.ts'
import type { OrderAction } from './order-terms.ts'
import { endWithdrawal, moveWithdrawal } from './withdraw-orders.ts'

/** An order with what can be done with it now, for the console. */
export interface OpenOrder {
  readonly kind: 'deposit' | 'withdrawal'
  readonly orderNo: string
  readonly merchant: string
  readonly username: string
  readonly createdAt: string
  /** What was ordered. */
  readonly amount: string
  /** What has come in. */
  readonly received?: string | undefined
  readonly status: MoneyOrderStatus
  /** Why it ended. */
  readonly reason?: OrderReason | undefined
  readonly actions: readonly OrderAction[]
}

/** Every order since the stub was started first, the latest first. */
export function ordersNow(db: Database, now: number): OpenOrder[] {
  const deposits = db.depositOrders.all().map((row): OpenOrder => {
    const { status, reason } = lastStep(stepsOf(row, now))
    const { received } = row
    return { kind: 'deposit', ...factsOf(row), received, status, reason, actions: actionsAt(DEPOSIT_MOVES, status) }
  })
  const withdrawals = db.withdrawOrders.all().map((row): OpenOrder => {
    const { status, reason } = lastStep(row.steps)
    return { kind: 'withdrawal', ...factsOf(row), status, reason, actions: actionsAt(WITHDRAWAL_MOVES, status) }
  })
  return [...deposits, ...withdrawals].sort((left, right) => momentOf(right).localeCompare(momentOf(left)))
}

const factsOf = ({
  merchant,
  username,
  orderNo,
  order: { amount, createdAt },
}: DepositOrderRow | WithdrawOrderRow) => ({
  orderNo,
  merchant,
  username,
  createdAt,
  amount,
})

/** A number tells two orders of one millisecond apart, which their times do not. */
const momentOf = ({ orderNo }: OpenOrder) => orderNo.slice(1)

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
  const deposit = db.depositOrders.findFirst((q) => q.where({ orderNo }))
  if (deposit) {
    if (action === 'arrive') return arriveDeposit(db, deposit, amount ?? deposit.order.amount, now)
    if (action === 'check') return checkDeposit(db, deposit, now)
    if (action === 'reject') return endDeposit(db, deposit, action, reason, now)
    if (action === 'expire') return endDeposit(db, deposit, action, 'EXPIRED', now)
    return action === 'reverse' && reverseDeposit(db, deposit, now)
  }
  const withdrawal = db.withdrawOrders.findFirst((q) => q.where({ orderNo }))
  if (!withdrawal) return false
  if (action === 'check' || action === 'pay') return moveWithdrawal(db, withdrawal, action, now)
  if (action === 'reject') return endWithdrawal(db, withdrawal, action, reason, now)
  return action === 'return' && endWithdrawal(db, withdrawal, action, 'RETURNED', now)
}
