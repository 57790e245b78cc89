import { findAccount } from '#mock/state/accounts/accounts.ts'
import { signedIn, type Behaviours } from './behaviour.ts'
import { hasOptional } from '#mock/data/sites.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import { checkIdentity } from '#mock/state/accounts/identity.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { once } from '#mock/state/money/money-calls.ts'
import { lastStep } from '#mock/state/money/order-steps.ts'
import { checkPaymentPassword, hasPaymentPassword } from '#mock/state/money/payment-passwords.ts'
import { pastWithdrawal } from '#mock/state/money/past-orders.ts'
import { isRecent } from '#mock/state/money/recent-orders.ts'
import {
  allowanceOf,
  endWithdrawal,
  feeOf,
  findWithdrawal,
  orderWithdrawal,
  WITHDRAW_LIMITS,
  withdrawalDetails,
} from '#mock/state/money/withdraw-orders.ts'

/** Paying out: an order leaves the wallet at once and waits for the operator. */
export const withdrawalsBehaviour = {
  withdraw(call) {
    const { account } = signedIn(call)
    return once(call, account, async () => {
      const { body, db, now, gatewayError } = call
      checkIdentity(account, gatewayError)
      const amount = centsOf(body.amount)
      if (!hasPaymentPassword(account)) throw gatewayError('PAYMENT_PASSWORD_UNSET')
      const card = cardsOf(account).find(({ cardId, usable }) => cardId === body.cardId && usable)
      if (!card) throw gatewayError('RECORD_NOT_FOUND')
      if (amount < centsOf(WITHDRAW_LIMITS.minAmount) || amount > centsOf(WITHDRAW_LIMITS.maxAmount))
        throw gatewayError('AMOUNT_OUT_OF_LIMITS', WITHDRAW_LIMITS)
      await checkPaymentPassword(account, body.paymentPassword, call)
      // Another call may have changed them meanwhile: a row is replaced by every change.
      const present = findAccount(db, account.merchant, account.username) ?? account
      const allowance = allowanceOf(db, present, now)
      if (centsOf(allowance.turnoverLeft) > 0n) throw gatewayError('TURNOVER_OPEN', { amount: allowance.turnoverLeft })
      if (amount > centsOf(present.wallet.sumBalance)) throw gatewayError('INSUFFICIENT_BALANCE')
      if (allowance.timesLeftToday === 0 || amount > centsOf(allowance.leftToday))
        throw gatewayError('WITHDRAW_LIMIT_REACHED')
      if (allowance.heldUntil !== undefined) throw gatewayError('WITHDRAWALS_HELD', { retryAt: allowance.heldUntil })
      const fee = feeOf(amount, allowance)
      if (body.fee !== undefined && !isFee(body.fee, fee)) throw gatewayError('FEE_CHANGED', { fee: money(fee) })
      const same = db.withdrawOrders
        .findMany((q) => q.where({ merchant: account.merchant, username: account.username }))
        .find(
          ({ order, steps }) =>
            order.card.cardId === card.cardId &&
            centsOf(order.amount) === amount &&
            isRecent(order.createdAt, lastStep(steps).status, now),
        )
      if (same && !body.again) throw gatewayError('ORDER_REPEATED', { orderedAt: same.order.createdAt })
      return orderWithdrawal(db, account, { card, amount, fee }, now)
    })
  },

  getWithdrawOrder(call) {
    const { account } = signedIn(call)
    const { orderNo } = call.query
    const past = pastWithdrawal(account, orderNo)
    if (past) return past
    const row = findWithdrawal(call.db, account, orderNo)
    if (!row) throw call.gatewayError('RECORD_NOT_FOUND')
    return withdrawalDetails(row)
  },

  async cancelWithdrawal(call) {
    const { body, db, now, gatewayError } = call
    const { account } = signedIn(call)
    if (!hasOptional(account.merchant, 'CANCEL_WITHDRAWAL')) throw gatewayError('FEATURE_UNAVAILABLE')
    const row = findWithdrawal(db, account, body.orderNo)
    if (!row) throw gatewayError(pastWithdrawal(account, body.orderNo) ? 'ORDER_FINAL' : 'RECORD_NOT_FOUND')
    if (!(await endWithdrawal(db, row, 'cancel', 'MEMBER', now))) throw gatewayError('ORDER_FINAL')
    return null
  },
} satisfies Behaviours

/** The contract lets amounts have fractions of a cent; no fee has one. */
const isFee = (text: string, fee: bigint): boolean => /\.\d\d0*$/.test(text) && centsOf(text) === fee
