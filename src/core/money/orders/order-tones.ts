import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import type { StatusTone } from '#src/ui/display/StatusTag.tsx'

/** How the state of an order is coloured, in lists and on its page. */
export const orderTones = {
  PENDING: 'waiting',
  PROCESSING: 'waiting',
  COMPLETED: 'good',
  REJECTED: 'refused',
  CANCELLED: 'over',
} as const satisfies Record<MoneyOrderStatus, StatusTone>
