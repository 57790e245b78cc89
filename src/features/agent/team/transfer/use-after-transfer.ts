import { useMoneyMoved } from '#src/core/money/money-moved.ts'
import { readsOf } from '#src/core/money/money-reads.ts'

/**
 * Asks again for balances and bookings: after money was moved, and after a failure, which may have moved it all the
 * same.
 */
export function useAfterTransfer(): () => void {
  const moneyMoved = useMoneyMoved()
  return () => {
    void moneyMoved(...readsOf('transferDownline'))
  }
}
