import { operations, type OperationId } from '#mock/generated/operations.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import { gatewayError, type GatewayError } from '#mock/lib/gateway-error.ts'

const TRIAL_TYPE = 4
const REAL_TYPES: readonly number[] = [0, 1, 2]
/** Here the game says whether a trial may play, and accounts of other types play like members (GAP-104). */
const DECIDED_BY_GAME: readonly string[] = ['games', 'lottery']

/**
 * What the gateway answers instead when the type of the account may not make a call: whatever a page hides, a session
 * that was edited in the browser gets nowhere (GAP-12, GAP-27, GAP-28, GAP-168). Which calls have a gate is said by the
 * codes that the contract gives them.
 */
export function refusalOfAccount(id: OperationId, session: SignedIn | undefined): GatewayError | undefined {
  if (!session) return undefined
  const { type } = session.account.info
  const { errors, tag } = operations[id]
  if (errors.FREE_REJECT !== undefined && type === TRIAL_TYPE) return gatewayError('FREE_REJECT')
  if (errors.REAL_ACCOUNT_REQUIRED === undefined || DECIDED_BY_GAME.includes(tag)) return undefined
  return REAL_TYPES.includes(type) ? undefined : gatewayError('REAL_ACCOUNT_REQUIRED')
}
