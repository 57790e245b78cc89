import type { AmountLimits } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault } from '#src/core/forms/form-types.ts'
import { isolate } from '#src/lib/isolate.ts'
import { formatMoney } from '#src/lib/money.ts'
import { latinDigits, tidyText } from '#src/lib/plain-text.ts'
import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'
import { between, moneyMessages } from './money-messages.ts'

const AMOUNT = /^\d{1,15}(\.\d{1,2})?$/
/** By thousands, or as in India: above the first thousand by hundreds. */
const GROUPED = /^([1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})+,\d{3})(\.\d*)?$/

/**
 * An amount as it was meant: digits of any script as Latin ones, without what groups thousands, a point before cents.
 */
export function tidyAmount(text: string): string {
  const plain = latinDigits(tidyText(text)).replace(/[\s\u066c]/g, '')
  const pointed = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain.replace(/[,\u066b]/, '.')
  return pointed.replace(/^\./, '0.').replace(/\.$/, '')
}

/** An amount as the contract writes one; undefined for a text that is none, or nothing. */
export function paymentOf(text: string): string | undefined {
  if (!AMOUNT.test(text) || !/[1-9]/.test(text)) return undefined
  const [whole = '0', cents = ''] = text.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`
}

/** What an amount is measured against; either may be unknown. */
export interface Bounds {
  /** What is left on the wallet. */
  left: string | undefined
  /** As the gateway said them, which it does when it refuses an amount. */
  limits: AmountLimits | undefined
  currencySymbol: string
}

/** What is wrong with an amount before it is sent; the gateway judges it again (GAP-122). */
export function amountFault(text: string, { left, limits, currencySymbol }: Bounds): Fault | undefined {
  const payment = paymentOf(text)
  if (payment === undefined) return { message: moneyMessages.format }
  if (limits && (isMore(payment, limits.maxAmount) || isMore(limits.minAmount, payment)))
    return limitFault(limits, currencySymbol)
  return faultIf(left !== undefined && isMore(payment, left), reactions.INSUFFICIENT_BALANCE.text)
}

/** Says between which amounts a transfer may be. */
export function limitFault({ minAmount, maxAmount }: AmountLimits, currencySymbol: string): Fault {
  const amount = (text: string) => isolate(formatMoney(currencySymbol, text))
  return { message: between, values: { min: amount(minAmount), max: amount(maxAmount) } }
}

/** Whether the first amount is more than the second. */
export const isMore = (amount: string, than: string): boolean => signOf(subtractAmount(amount, than)) === 1
