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

/** Whether an order still goes on. */
export const isOpen = ({ status }: { readonly status: MoneyOrderStatus }): boolean =>
  status === 'PENDING' || status === 'PROCESSING'

/** When an order reached a state that ends it; undefined while it goes on. */
export function finishedAt(steps: readonly OrderStep[]): string | undefined {
  const last = lastStep(steps)
  return isOpen(last) ? undefined : last.at
}
