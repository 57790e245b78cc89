import type { MoneyOrderStatus } from '#src/api/generated/types.ts'
import { isWithin } from '#mock/lib/clock.ts'
import { isOpen } from './order-steps.ts'

const TEN_MINUTES_MS = 10 * 60_000

/** Whether an order is open and so young that the same one again may be a mistake (MONEY-16). */
export const isRecent = (createdAt: string, status: MoneyOrderStatus, now: number): boolean =>
  isOpen({ status }) && isWithin(Date.parse(createdAt), TEN_MINUTES_MS, now)
