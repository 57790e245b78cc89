import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/**
 * Asks again for balances, bookings and the team: after money was moved, and after a failure, which may have moved it
 * all the same.
 */
export function useAfterTransfer(): () => void {
  const moneyMoved = useMoneyMoved('transferDownline')
  return () => {
    void moneyMoved()
  }
}
