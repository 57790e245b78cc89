import type { ContractOperation } from '../../judge/contract.ts'
import type { Context } from '../context.ts'
import type { Open } from '../recipes/recipe.ts'

/**
 * What has to be there, or to go before, so that an operation succeeds and its answers are full: favourites to be
 * listed, an offer to be answered. All that is sent is judged.
 */
export interface Scene {
  on: readonly string[]
  /** For people, as a case has it. */
  name: string
  /** Whether it changes nothing, and so is played with --read-only too. */
  reads?: true
  /** @returns why it cannot be played this time */
  run: (context: Context, operation: ContractOperation) => Promise<Open | undefined>
}
