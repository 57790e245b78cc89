import type { IdentityState } from '#src/api/generated/types.ts'
import { hasOptional } from '#mock/data/sites.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { Account } from '../rows.ts'

/**
 * Whether the operator knows who a member is, for answers that say so; nothing where the merchant does not ask
 * (BEYOND-14).
 */
export function identityOf({ merchant, identity }: Account): { identity?: IdentityState } {
  const state = identity ?? (hasOptional(merchant, 'IDENTITY') ? 'CONFIRMED' : undefined)
  return state === undefined ? {} : { identity: state }
}

/** @throws {GatewayError} IDENTITY_REQUIRED, where money may not be paid in or out yet */
export function checkIdentity(account: Account, gatewayError: (code: 'IDENTITY_REQUIRED') => GatewayError): void {
  if (identityOf(account).identity === 'REQUIRED') throw gatewayError('IDENTITY_REQUIRED')
}
