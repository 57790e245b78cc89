import type {
  DepositOrderDetails,
  DepositReport,
  OrderSteps,
  WithdrawOrderDetails,
  WithdrawReport,
} from '#src/api/generated/types.ts'
import { depositRows, withdrawRows } from '#mock/data/records.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import type { Account } from '../rows.ts'
import { pastOf } from './pasts.ts'

const TTL_MS = 120 * 60_000
/** One that waits is some days old, and still does. */
const WAITING_TTL_MS = 7 * 24 * 60 * 60_000

/** A deposit from before the stub was started, as its page shows it. */
export function pastDeposit(account: Account, orderNo: string): DepositOrderDetails | undefined {
  const report = pastOf(account, depositRows).find((one) => one.orderNo === orderNo)
  if (!report) return undefined
  const { amount, bonus, createdAt, method, status } = report
  const isWaiting = status === 'PENDING'
  const expiresAt = Date.parse(createdAt) + (isWaiting ? WAITING_TTL_MS : TTL_MS)
  return {
    order: { orderNo, amount, createdAt, expiresAt: new Date(expiresAt).toISOString() },
    method: 'MANUAL',
    channelName: method,
    status,
    steps: stepsOf(report),
    ...(status === 'COMPLETED' ? { received: amount, bonus } : {}),
    ...(isWaiting
      ? { account: { bankName: method, accountName: 'Evening Lantern Trading', accountNumber: '1851100048213' } }
      : {}),
    proof: { wanted: false, slipReceived: !isWaiting },
    // No table holds it, so no call can change it.
    cancellable: false,
  }
}

/** A withdrawal from before the stub was started, as its page shows it. */
export function pastWithdrawal(account: Account, orderNo: string): WithdrawOrderDetails | undefined {
  const report = pastOf(account, withdrawRows).find((one) => one.orderNo === orderNo)
  if (!report) return undefined
  const { amount, fee, createdAt, status, bankName, cardNo } = report
  const card = {
    cardId: `P${cardNo.slice(-4)}`,
    bank: { bankCode: 'PAST', bankName },
    maskedNumber: cardNo,
    payeeName: '*****',
    usable: false,
  }
  const payout = money(centsOf(amount) - centsOf(fee))
  return { order: { orderNo, amount, fee, payout, card, createdAt }, status, steps: stepsOf(report) }
}

/** What a record knows of the way of an order. */
function stepsOf({ createdAt, finishedAt, status }: DepositReport | WithdrawReport): OrderSteps {
  const first = { status: 'PENDING', at: createdAt } as const
  if (status === 'PENDING') return [first]
  const reason = { REJECTED: 'OPERATOR', CANCELLED: 'MEMBER' } as const
  const why = status === 'REJECTED' || status === 'CANCELLED' ? { reason: reason[status] } : {}
  return [first, { status, at: finishedAt ?? createdAt, ...why }]
}
