import type { Context } from '../context.ts'
import { codeOf, type Exchange } from '../exchange.ts'
import { openChannel } from '../inputs.ts'
import { METHODS, NO_CHANNEL } from './orders.ts'
import { field, needs, type Recipe } from './recipe.ts'

/** Own deposit limits and breaks. Nobody can take them back at once, so two accounts of their own keep theirs. */
export const limitRecipes: readonly Recipe[] = [
  { code: 'DEPOSIT_LIMIT_REACHED', run: afterDeciding('limited', { period: 'DAY', amount: '0.01' }) },
  {
    code: 'COOLING_OFF',
    masks: ['GAME_UNAVAILABLE', 'VENDOR_MAINTENANCE'],
    run: afterDeciding('resting', { break: 1 }),
  },
  // No run asks for such a limit, so it never waits.
  field('RECORD_NOT_FOUND', ['setPlayLimits'], { amount: '0.07', confirm: true }),
]

/** The usual call, by a member who has decided this before. */
function afterDeciding(who: 'limited' | 'resting', decision: object): Recipe['run'] {
  return async (context, operation) => {
    const missing = await needs(context, who)
    if (missing) return missing
    const method = METHODS[operation.id]
    if (method !== undefined && !(await openChannel(context, method))) return NO_CHANNEL
    if (codeOf(await decide(context, who, decision)) !== undefined)
      return { open: 'the merchant offers no limits of one’s own' }
    return context.ask(operation, { who })
  }
}

/** Has a member of the run limit deposits or take a break. */
export async function decide(context: Context, who: 'limited' | 'resting', decision: object): Promise<Exchange> {
  const call = await context.base(context.operation('setPlayLimits'))
  return context.send({ ...call, body: decision, who })
}
