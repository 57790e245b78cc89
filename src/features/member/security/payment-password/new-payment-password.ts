import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { newPaymentPasswordMessages as messages } from './new-payment-password-messages.ts'

/** A payment password that is to be used from now on, typed twice. */
export interface NewPaymentPassword {
  newPaymentPassword: string
  again: string
}

const DIGITS = 10

/** Whether all digits are the same, or each is the next one up or down, as on a row of keys: 7890 goes on with 1. */
export function isEasyToGuess(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => (Number(digit) - Number(digits[at]) + DIGITS) % DIGITS)
  return [0, 1, DIGITS - 1].some((step) => steps.every((one) => one === step))
}

/**
 * The rules of a new payment password (MONEY-52).
 *
 * @param old the present one, where it is known
 */
export function checkNewPaymentPassword(
  { newPaymentPassword, again }: NewPaymentPassword,
  old?: string,
): Faults<NewPaymentPassword> {
  const fault = paymentPasswordFault(newPaymentPassword)
  if (fault) return { newPaymentPassword: fault }
  if (isEasyToGuess(newPaymentPassword))
    return { newPaymentPassword: { message: reactions.PAYMENT_PASSWORD_WEAK.text } }
  if (newPaymentPassword === old) return { newPaymentPassword: { message: reactions.NEW_PASSWORD_SAME.text } }
  return again === newPaymentPassword ? {} : { again: { message: messages.different } }
}
