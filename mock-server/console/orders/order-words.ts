import { formatAmount } from '#src/lib/money.ts'
import { centsOf, money } from '#mock/lib/cents.ts'
import type { Order } from '../control.ts'
import type { IconName } from '../Icon.tsx'

interface State {
  readonly words: string
  readonly icon: IconName
  /** Class that colours it. */
  readonly look: string
}

/** Why an order was rejected or ended. */
export const REASONS = {
  NOT_FOUND: 'not found',
  AMOUNT: 'other amount',
  NAME: 'other name',
  OPERATOR: 'other reason',
  EXPIRED: 'expired',
  MEMBER: 'cancelled by the member',
  RETURNED: 'sent back by the bank',
  REVERSED: 'taken back by the payer',
} as const satisfies Record<NonNullable<Order['reason']>, string>

const LOOKS = {
  PENDING: { icon: 'clock', look: 'request' },
  PROCESSING: { icon: 'search', look: 'forced' },
  COMPLETED: { icon: 'holds', look: 'holds' },
  REJECTED: { icon: 'breaks', look: 'breaks' },
  CANCELLED: { icon: 'cross', look: 'over' },
} as const satisfies Record<Order['status'], Omit<State, 'words'>>

/** How far an order is, in words, with a shape and a colour. */
export function stateOf(order: Order): State {
  return { words: wordsOf(order), ...LOOKS[order.status] }
}

function wordsOf({ kind, status, reason = 'OPERATOR', amount, received = amount }: Order): string {
  const isDeposit = kind === 'deposit'
  if (status === 'PENDING') return isDeposit ? 'waits for its money' : 'waits for the operator'
  if (status === 'PROCESSING') return isDeposit ? 'is checked' : 'is on its way'
  if (status === 'COMPLETED' && !isDeposit) return 'paid out'
  if (status === 'COMPLETED') return received === amount ? 'arrived' : `${formatAmount(received)} arrived`
  const isRejected = status === 'REJECTED' && reason !== 'RETURNED' && reason !== 'REVERSED'
  return isRejected ? `rejected, ${REASONS[reason]}` : REASONS[reason]
}

/** An amount as the controls take it: `1,500` is `1500.00`. What is none stays as it was typed, and is refused. */
export function typedAmount(typed: string): string {
  try {
    return money(centsOf(typed.replaceAll(/[\s,]/g, '')))
  } catch (error) {
    if (error instanceof RangeError) return typed
    throw error
  }
}
