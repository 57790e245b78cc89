import { useState } from 'react'
import type { AmountLimits } from '#src/api/generated/types.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { limitFault } from './amounts.ts'

/**
 * Between which amounts a payment may be, in a form with the field `amount`. What the gateway refused an amount by is
 * newer than what the page was told, until it is told something else.
 *
 * @param told undefined where the gateway says it only when it refuses an amount
 * @returns beside the limits the form's place and effect for the code AMOUNT_OUT_OF_LIMITS
 */
export function useAmountLimits<Told extends AmountLimits | undefined>(told: Told) {
  const currencySymbol = useCurrencySymbol()
  const [learned, setLearned] = useState<{ limits: AmountLimits; told: Told }>()
  const limits: AmountLimits | Told = learned && isSame(learned.told, told) ? learned.limits : told
  return {
    limits,
    limitsPlace: {
      field: 'amount',
      fault: (found: AmountLimits | undefined) => found && limitFault(found, currencySymbol),
    } as const,
    learnLimits: ({ value }: { value: AmountLimits | undefined }) => {
      if (value) setLearned({ limits: value, told })
    },
  }
}

const isSame = (one: AmountLimits | undefined, other: AmountLimits | undefined): boolean =>
  one?.minAmount === other?.minAmount && one?.maxAmount === other?.maxAmount
