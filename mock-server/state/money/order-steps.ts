import type { MoneyOrderStatus, OrderReason, OrderStep } from '#src/api/generated/types.ts'

/** The state that an order has come to. */
export function lastStep(steps: readonly OrderStep[]): OrderStep {
  const last = steps.at(-1)
  if (!last) throw new Error('An order has at least its first state')
  return last
}

/** One more state, at a moment in epoch milliseconds. */
export const step = (status: MoneyOrderStatus, now: number, reason?: OrderReason): OrderStep => ({
  status,
  at: new Date(now).toISOString(),
  ...(reason === undefined ? {} : { reason }),
})

/** When an order reached a state that ends it; undefined while it goes on. */
export function finishedAt(steps: readonly OrderStep[]): string | undefined {
  const { status, at } = lastStep(steps)
  return status === 'PENDING' || status === 'PROCESSING' ? undefined : at
}
