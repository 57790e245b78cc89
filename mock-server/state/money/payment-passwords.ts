import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { Database } from '../db.ts'
import { digestOf, updateAccount } from '../accounts/accounts.ts'
import { noteEvent, type EventCall } from '../accounts/security-events.ts'
import { wrongTries } from '../accounts/wrong-tries.ts'
import { seededCards } from './cards.ts'
import type { Account } from '../rows.ts'

/** The payment password of seeded accounts that have cards. */
const SEEDED_PAYMENT_PASSWORD = '482913'
const LOCK_MS = 30 * 60_000
const DIGITS = 10

const tries = wrongTries('paymentPasswordTries', LOCK_MS)

interface GuardedCall extends EventCall {
  readonly gatewayError: {
    (code: 'PAYMENT_PASSWORD_INCORRECT', value: { triesLeft: number }): GatewayError
    (code: 'PAYMENT_PASSWORD_LOCKED', value: { retryAt: string }): GatewayError
  }
}

/** Who has bound a card has set one before. */
export const hasPaymentPassword = (account: Account): boolean =>
  account.paymentDigest !== undefined || seededCards(account).length > 0

/**
 * Holds a call to the payment password of an account. Wrong ones count over all calls; a right one ends the count
 * (MONEY-53).
 *
 * @throws {GatewayError} PAYMENT_PASSWORD_INCORRECT, or PAYMENT_PASSWORD_LOCKED from the fifth wrong one on
 */
export async function checkPaymentPassword(account: Account, word: string, call: GuardedCall): Promise<void> {
  const { now, gatewayError } = call
  const isRight = await isPaymentPasswordOf(account, word)
  // Asked last: guesses at the same time may have locked it meanwhile.
  const retryAt = tries.lockedUntil(account, now)
  if (retryAt !== undefined) throw gatewayError('PAYMENT_PASSWORD_LOCKED', { retryAt })
  if (isRight) {
    tries.forget(account)
    return
  }
  const outcome = tries.count(account, now)
  if ('retryAt' in outcome) {
    await noteEvent(call, account, 'PAYMENT_PASSWORD_LOCKED')
    throw gatewayError('PAYMENT_PASSWORD_LOCKED', outcome)
  }
  throw gatewayError('PAYMENT_PASSWORD_INCORRECT', outcome)
}

/** Whether all digits are the same, or each is the next one up or down; 0 comes after 9 (MONEY-52). */
export function isWeakPaymentPassword(word: string): boolean {
  const digits = Array.from(word, Number)
  return [0, 1, DIGITS - 1].some((step) =>
    digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step) % DIGITS),
  )
}

async function isPaymentPasswordOf(account: Account, word: string): Promise<boolean> {
  if (account.paymentDigest === undefined) return hasPaymentPassword(account) && word === SEEDED_PAYMENT_PASSWORD
  return (await digestOf(account.salt, word)) === account.paymentDigest
}

/** Sets it, as a salted digest; a lock of the old one ends. */
export async function setPaymentPassword(db: Database, account: Account, word: string): Promise<void> {
  tries.forget(account)
  const paymentDigest = await digestOf(account.salt, word)
  await updateAccount(db, account, (draft) => {
    draft.paymentDigest = paymentDigest
  })
}
