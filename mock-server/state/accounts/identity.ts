import type { IdentityState } from '#src/api/generated/types.ts'
import { hasOptional } from '#mock/data/sites.ts'
import type { Fault } from '#mock/lib/fault.ts'
import type { Account } from '../rows.ts'

/**
 * Whether the operator knows who a member is, for answers that say so; nothing where the merchant does not ask
 * (BEYOND-14).
 */
export function identityOf({ merchant, identity }: Account): { identity?: IdentityState } {
  const state = identity ?? (hasOptional(merchant, 'IDENTITY') ? 'CONFIRMED' : undefined)
  return state === undefined ? {} : { identity: state }
}

/** @throws {Fault} IDENTITY_REQUIRED, where money may not be paid in or out yet */
export function checkIdentity(account: Account, fault: (code: 'IDENTITY_REQUIRED') => Fault): void {
  if (identityOf(account).identity === 'REQUIRED') throw fault('IDENTITY_REQUIRED')
}
