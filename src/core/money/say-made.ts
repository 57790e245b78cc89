import type { MoneyOperation } from '#src/api/generated/types.ts'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { outcomeWords } from './outcome-words.ts'

/** Says that a call moved money, where the form that sent it is not there any more to show its order. */
export function sayMade(operation: MoneyOperation): void {
  showToast({ kind: 'success', text: outcomeWords(operation).made, durationMs: TOAST_MS.long })
}
