import { asList, asObject } from '../../document/json.ts'
import type { Context } from '../context.ts'
import { needs, type Open, type Recipe } from './recipe.ts'

/** What is answered first where the payment password is not set, or not known here. */
export const GUARDED = ['PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED']

/** What stands before a payout of any amount. */
export const GATES = ['IDENTITY_REQUIRED', 'WITHDRAWALS_HELD']

/** What is answered first where nothing can be paid out, whatever is asked. */
export const BEFORE_PAYOUT = [...GUARDED, ...GATES]

/** Needs a card to pay out to; says so where the member has none. */
export async function needsCard(context: Context): Promise<Open | undefined> {
  const noMember = await needs(context, 'member')
  if (noMember) return noMember
  const cards = asList((await context.value('listBankCards'))['cards'])
  return cards.some((card) => asObject(card)['usable'] === true)
    ? undefined
    : { open: 'the member has no usable bank card' }
}

/** Runs the calls if the member has a card to pay out to. */
export const withCard =
  (run: Recipe['run']): Recipe['run'] =>
  async (context, operation) =>
    (await needsCard(context)) ?? run(context, operation)
