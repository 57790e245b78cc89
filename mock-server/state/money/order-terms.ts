import type { MoneyOrderStatus, OrderReason } from '#src/api/generated/types.ts'

/** The states of an order. */
export const ORDER_STATUSES = [
  'PENDING',
  'PROCESSING',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
] as const satisfies readonly MoneyOrderStatus[]

/** Why an operator refuses an order. */
export const REJECT_REASONS = ['NOT_FOUND', 'AMOUNT', 'NAME', 'OPERATOR'] as const satisfies readonly OrderReason[]
export type RejectReason = (typeof REJECT_REASONS)[number]

/** Why an order ended as it did. */
export const ORDER_REASONS = [
  ...REJECT_REASONS,
  'EXPIRED',
  'MEMBER',
  'RETURNED',
  'REVERSED',
] as const satisfies readonly OrderReason[]

/** What an operator, a bank, a provider or the time does with an order. */
export const ORDER_ACTIONS = ['arrive', 'check', 'pay', 'reject', 'expire', 'return', 'reverse'] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]
