import type { MoneyOrderStatus, OrderStep } from '#src/api/generated/types.ts'
import { inTurn } from '../in-turn.ts'
import { lastStep } from './order-steps.ts'
import { ORDER_ACTIONS, type OrderAction } from './order-terms.ts'

/** What can be done with an order, by its member too, and how far it may have come for that. */
type Moves = Readonly<Partial<Record<OrderAction | 'prove' | 'cancel', readonly MoneyOrderStatus[]>>>

/** Money can also come after its time (MONEY-28). */
export const DEPOSIT_MOVES = {
  prove: ['PENDING', 'PROCESSING'],
  cancel: ['PENDING'],
  arrive: ['PENDING', 'PROCESSING', 'CANCELLED'],
  check: ['PENDING'],
  reject: ['PENDING', 'PROCESSING'],
  expire: ['PENDING'],
  reverse: ['COMPLETED'],
} as const satisfies Moves

export const WITHDRAWAL_MOVES = {
  cancel: ['PENDING'],
  check: ['PENDING'],
  pay: ['PENDING', 'PROCESSING'],
  reject: ['PENDING', 'PROCESSING'],
  return: ['COMPLETED'],
} as const satisfies Moves

/** Whether an order in this state is open to a move. */
export const isOpenTo = (moves: Moves, action: keyof Moves, status: MoneyOrderStatus): boolean =>
  moves[action]?.includes(status) ?? false

/** What an operator can do with an order in this state. */
export const actionsAt = (moves: Moves, status: MoneyOrderStatus): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => isOpenTo(moves, action, status))

/**
 * Edits an order that stands in one of these states in its turn; what was read before may be old.
 *
 * @returns false where it has come too far, also by a call at the same time
 */
export async function changeOrder<Row>(
  from: readonly MoneyOrderStatus[],
  stepsOf: (row: Row) => readonly OrderStep[],
  update: (data: (draft: Row) => void) => Promise<unknown>,
  edit: (draft: Row) => void,
): Promise<boolean> {
  let isChanged = false
  await inTurn(() =>
    update((draft) => {
      isChanged = from.includes(lastStep(stepsOf(draft)).status)
      if (isChanged) edit(draft)
    }),
  )
  return isChanged
}
