import type {
  BoundCard,
  OrderReason,
  OrderStep,
  WithdrawAllowance,
  WithdrawOrder,
  WithdrawOrderDetails,
  WithdrawReport,
} from '#src/api/generated/types.ts'
import { hasOptional, sites } from '#mock/data/sites.ts'
import { centsOf, lesserOf, money, shareOf } from '#mock/lib/cents.ts'
import { findAccount } from '../accounts/accounts.ts'
import { identityOf } from '../accounts/identity.ts'
import type { Database } from '../db.ts'
import type { Account, WithdrawOrderRow } from '../rows.ts'
import { bookCents } from './bookings.ts'
import { orderNo } from './order-no.ts'
import { changeOrder, isOpenTo, WITHDRAWAL_MOVES } from './order-moves.ts'
import { finishedAt, lastStep, step } from './order-steps.ts'
import { dayIn } from './record-days.ts'
import { heldUntil } from './withdraw-hold.ts'
import { latestFirst } from './latest-first.ts'

type Owner = Pick<Account, 'merchant' | 'username'>

/** The least and the greatest amount of one payout. */
export const WITHDRAW_LIMITS = { minAmount: '500.00', maxAmount: '50000.00' }
const DAILY_AMOUNT = '100000.00'
const DAILY_TIMES = 3
const FREE_TIMES = 1
const FEE = { rate: '1.50', minimum: '10.00' }

/** What a member may have paid out now, and what it costs. */
export function allowanceOf(db: Database, account: Account, now: number): WithdrawAllowance {
  const today = ordersOfToday(db, account, now)
  const spent = today.reduce((sum, { order }) => sum + centsOf(order.amount), 0n)
  const left = centsOf(DAILY_AMOUNT) - spent
  const held = heldUntil(account, now)
  return {
    withdrawable: account.wallet.sumBalance ?? '0.00',
    limits: WITHDRAW_LIMITS,
    leftToday: money(left > 0n ? left : 0n),
    timesLeftToday: Math.max(0, DAILY_TIMES - today.length),
    turnoverLeft: account.turnoverLeft ?? '0.00',
    ...identityOf(account),
    ...(held === undefined ? {} : { heldUntil: held }),
    fee: { ...FEE, freeTimesLeft: Math.max(0, FREE_TIMES - today.length) },
  }
}

/** The greater of share and minimum, half a cent up, never more than the amount; free ones cost nothing (MONEY-22). */
export function feeOf(cents: bigint, { fee }: WithdrawAllowance): bigint {
  if (!fee || fee.freeTimesLeft > 0) return 0n
  const share = shareOf(cents, fee.rate)
  const minimum = centsOf(fee.minimum)
  return lesserOf(cents, share > minimum ? share : minimum)
}

/** Takes an order in; the money leaves the wallet at once. */
export async function orderWithdrawal(
  db: Database,
  account: Account,
  { card, amount, fee }: { card: BoundCard; amount: bigint; fee: bigint },
  now: number,
): Promise<WithdrawOrder> {
  const { merchant, username } = account
  const order = {
    orderNo: orderNo('W', now),
    amount: money(amount),
    fee: money(fee),
    payout: money(amount - fee),
    card,
    createdAt: new Date(now).toISOString(),
  }
  await bookCents(db, account, -amount, 'WITHDRAW')
  await db.withdrawOrders.create({ merchant, username, orderNo: order.orderNo, order, steps: [step('PENDING', now)] })
  return order
}

/** An order of a member. */
export function findWithdrawal(
  db: Database,
  { merchant, username }: Owner,
  number: string,
): WithdrawOrderRow | undefined {
  return db.withdrawOrders.findFirst((q) => q.where({ merchant, username, orderNo: number }))
}

/** Whether money is still on its way to a card of a member (MONEY-50). */
export const hasOpenWithdrawalTo = (db: Database, { merchant, username }: Owner, cardId: string): boolean =>
  db.withdrawOrders
    .findMany((q) => q.where({ merchant, username }))
    .some(({ order, steps }) => order.card.cardId === cardId && finishedAt(steps) === undefined)

/** The order as its page shows it. */
export function withdrawalDetails({ merchant, order, steps }: WithdrawOrderRow): WithdrawOrderDetails {
  const { status } = lastStep(steps)
  return {
    order,
    status,
    steps: [...steps],
    ...(hasOptional(merchant, 'CANCEL_WITHDRAWAL') && { cancellable: isOpenTo(WITHDRAWAL_MOVES, 'cancel', status) }),
  }
}

/** The orders of a member for the record of withdrawals, the latest first. */
export function withdrawReports(db: Database, { merchant, username }: Owner): WithdrawReport[] {
  const rows = db.withdrawOrders.findMany((q) => q.where({ merchant, username }))
  return latestFirst(rows, ({ order }) => order.createdAt).map(({ order, steps }) => {
    const { orderNo: number, amount, fee, createdAt, card } = order
    const finished = finishedAt(steps)
    return {
      orderNo: number,
      bankName: card.bank.bankName,
      cardNo: card.maskedNumber,
      amount,
      fee,
      status: lastStep(steps).status,
      createdAt,
      ...(finished === undefined ? {} : { finishedAt: finished }),
    }
  })
}

/**
 * The operator takes an order up, or has paid it.
 *
 * @returns false where it has come too far, also by a call at the same time
 */
export async function moveWithdrawal(
  db: Database,
  row: WithdrawOrderRow,
  action: 'check' | 'pay',
  now: number,
): Promise<boolean> {
  return addStep(db, row, action, step(action === 'pay' ? 'COMPLETED' : 'PROCESSING', now))
}

/**
 * The member takes the payout back, or it fails or comes back; its whole amount is in the wallet again, once
 * (MONEY-45).
 *
 * @returns false where it has come too far, also by a call at the same time
 */
export async function endWithdrawal(
  db: Database,
  row: WithdrawOrderRow,
  action: 'cancel' | 'reject' | 'return',
  reason: OrderReason,
  now: number,
): Promise<boolean> {
  const account = findAccount(db, row.merchant, row.username)
  if (!account) return false
  const isEnded = await addStep(db, row, action, step(action === 'cancel' ? 'CANCELLED' : 'REJECTED', now, reason))
  if (isEnded) await bookCents(db, account, centsOf(row.order.amount), 'WITHDRAW')
  return isEnded
}

/** Orders of the merchant's present day whose money did not come back. */
function ordersOfToday(db: Database, { merchant, username }: Owner, now: number): WithdrawOrderRow[] {
  const day = dayIn(sites[merchant].timeZone)
  return db.withdrawOrders
    .findMany((q) => q.where({ merchant, username }))
    .filter(
      ({ order, steps }) =>
        day(Date.parse(order.createdAt)) === day(now) && !['CANCELLED', 'REJECTED'].includes(lastStep(steps).status),
    )
}

/** Brings an order to its next state, where the present one allows this. */
async function addStep(
  db: Database,
  { orderNo: number }: WithdrawOrderRow,
  action: keyof typeof WITHDRAWAL_MOVES,
  next: OrderStep,
): Promise<boolean> {
  return changeOrder(
    WITHDRAWAL_MOVES[action],
    ({ steps }: WithdrawOrderRow) => steps,
    (data) => db.withdrawOrders.update((q) => q.where({ orderNo: number }), { data }),
    ({ steps }) => steps.push(next),
  )
}
