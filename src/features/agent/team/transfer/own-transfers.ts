import { fillDraft } from '#src/core/forms/drafts.ts'
import type { FormValues } from '#src/core/forms/form-types.ts'

interface Transfer {
  /** The name of the form that sent it. */
  form: string
  /** Who gets money. */
  memberIds: readonly string[]
  /** What was typed. */
  values: FormValues
}

/** What this page has sent, by idempotency key; in memory alone, as it says who is in the team. */
const transfers = new Map<string, Transfer>()

/** Notes a call that sends money. */
export function noteTransfer(key: string, transfer: Transfer): void {
  transfers.set(key, transfer)
}

/** Whether this page has sent money to any of these members by the call with this key. */
export const isTransferTo = (key: string, memberIds: readonly string[]): boolean =>
  transfers.get(key)?.memberIds.some((one) => memberIds.includes(one)) ?? false

/** Gives the form of a call that has moved nothing what was typed into it, for when it is opened next (MONEY-08). */
export function restoreTransfer(key: string): void {
  const transfer = transfers.get(key)
  if (transfer) fillDraft(transfer.form, transfer.values)
}
