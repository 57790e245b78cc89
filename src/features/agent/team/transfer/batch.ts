import type { TransferFailure, TransferResults } from '#src/api/generated/types.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault, Faults } from '#src/core/forms/form-types.ts'
import { sumAmounts } from '#src/lib/sum-amounts.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { amountFault, isMore, paymentOf, tidyAmount, type Bounds } from '#src/core/money/amounts.ts'

/** Somebody of the team who is to get money, and how much was meant before. */
export interface Payee {
  memberId: string
  account: string
  amount?: string
}

type AmountField = `amount_${string}`

/** The form for several: one amount for all, or `each` one of their own. */
export type BatchValues = Record<AmountField, string> & { same: string; each: boolean }

export const amountField = (memberId: string): AmountField => `amount_${memberId}`

/** The form before anything is typed; after a failure with the amounts that were meant. */
export function emptyBatch(payees: readonly Payee[]): BatchValues {
  const values: BatchValues = { same: '', each: payees.some(({ amount }) => amount !== undefined) }
  for (const { memberId, amount = '' } of payees) values[amountField(memberId)] = amount
  return values
}

/** What is judged and sent for what was typed. */
export function tidyBatch(values: BatchValues, payees: readonly Payee[]): BatchValues {
  const tidy: BatchValues = { same: tidyAmount(values.same), each: values.each }
  for (const { memberId } of payees) tidy[amountField(memberId)] = tidyAmount(values[amountField(memberId)] ?? '')
  return tidy
}

/** Who gets how much; an amount that cannot be read is left out. */
export const paymentsOf = (values: BatchValues, payees: readonly Payee[]) =>
  payees.map(({ memberId, account }) => ({ memberId, account, amount: paymentOf(textOf(values, memberId)) }))

/** The sum of all amounts that can be read. */
export const sumOf = (values: BatchValues, payees: readonly Payee[]): string =>
  sumAmounts(paymentsOf(values, payees).flatMap(({ amount }) => (amount === undefined ? [] : [amount])))

/**
 * The rules of the form. The transfers run one after another, so what the wallet cannot pay any more is told at the
 * amount with which it runs dry.
 */
export function checkBatch(
  values: BatchValues,
  payees: readonly Payee[],
  bounds: Omit<Bounds, 'limits'>,
): Faults<BatchValues> {
  const faults: Faults<BatchValues> = {}
  let sum = '0.00'
  for (const { memberId } of payees) {
    const text = textOf(values, memberId)
    const field = values.each ? amountField(memberId) : 'same'
    sum = sumAmounts([sum, paymentOf(text) ?? '0.00'])
    const fault = amountFault(text, { ...bounds, limits: undefined }) ?? tooMuch(sum, bounds.left)
    if (fault) faults[field] = fault
  }
  return faults
}

function tooMuch(sum: string, left: string | undefined): Fault | undefined {
  return faultIf(left !== undefined && isMore(sum, left), reactions.INSUFFICIENT_BALANCE.text)
}

const textOf = (values: BatchValues, memberId: string): string =>
  values.each ? (values[amountField(memberId)] ?? '') : values.same

/** Those whose transfer failed, with the amounts that were meant: the payees of another try. */
export function failedPayees({ results }: TransferResults, payees: readonly Payee[]): Payee[] {
  const failures = results.filter((result): result is TransferFailure => !result.success)
  return failures.map(({ memberId, amount }) => ({ memberId, amount, account: accountOf(memberId, payees) }))
}

/** The account behind an id that was sent. */
export const accountOf = (memberId: string, payees: readonly Payee[]): string =>
  payees.find((payee) => payee.memberId === memberId)?.account ?? memberId
