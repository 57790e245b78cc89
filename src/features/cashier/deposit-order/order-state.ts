import type { DepositOrderDetails, OrderReason } from '#src/api/generated/types.ts'

/** How far an order has come, as its page says it. */
export type OrderState = 'waiting' | 'checking' | 'arrived' | 'expired' | 'cancelled' | 'rejected'

/**
 * How far an order has come. One whose time is over has expired, whether or not the gateway has said so yet (MONEY-30).
 * One with a number or a slip is looked for and does not expire, whatever the gateway calls it then (MONEY-36).
 *
 * @param isOver whether its time is over by the gateway's clock
 */
export function stateOf({ status, steps, proof }: DepositOrderDetails, isOver: boolean): OrderState {
  const isProved = proof.slipReceived || Boolean(proof.reference)
  if (status === 'PROCESSING' || (status === 'PENDING' && isProved)) return 'checking'
  if (status === 'PENDING') return isOver ? 'expired' : 'waiting'
  if (status === 'COMPLETED') return 'arrived'
  if (status === 'REJECTED') return 'rejected'
  return reasonOf(steps) === 'EXPIRED' ? 'expired' : 'cancelled'
}

/** Why an order is where it is. */
export const reasonOf = (steps: DepositOrderDetails['steps']): OrderReason | undefined =>
  steps[steps.length - 1]?.reason
