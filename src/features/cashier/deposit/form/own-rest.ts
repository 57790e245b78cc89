import type { AmountLimits } from '#src/api/generated/types.ts'
import type { Fault } from '#src/core/forms/form-types.ts'
import { isMore } from '#src/core/money/amounts.ts'
import { tightestOf, usePlayLimits } from '#src/core/money/play-limits.ts'
import { isolate } from '#src/lib/isolate.ts'
import { formatMoney } from '#src/lib/money.ts'
import { ownLimitMessages as messages } from '../own-limit-messages.ts'

/**
 * What the member's own limits leave, where that is less than one payment may be; undefined where it is not
 * (BEYOND-10).
 */
export function useOwnRest({ maxAmount }: AmountLimits): string | undefined {
  const { data } = usePlayLimits()
  const left = tightestOf(data)?.left
  return left !== undefined && isMore(maxAmount, left) ? left : undefined
}

/** Says what the member's own limits leave. */
export const ownRestFault = (rest: string, currencySymbol: string): Fault => ({
  message: messages.leaves,
  values: { amount: isolate(formatMoney(currencySymbol, rest)) },
})
