import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'

/** GAP-158: how long a proof of identity allows a new password. */
const TICKET_TTL_MS = 10 * 60_000
const TICKET_BYTES = 16

type Owner = Pick<Account, 'merchant' | 'username'>

const tickets = shortLived<Owner & { readonly expiresAt: number }>()

/** Grants one password reset to an account. */
export function grantReset({ merchant, username }: Owner, now: number): { ticket: string; expiresAt: string } {
  const ticket = `rst_${randomHex(TICKET_BYTES)}`
  const expiresAt = now + TICKET_TTL_MS
  tickets.set(ticket, { merchant, username, expiresAt })
  return { ticket, expiresAt: new Date(expiresAt).toISOString() }
}

/** Whose password a ticket resets; looking does not use it up. */
export function ownerOfTicket(ticket: string, now: number): Owner | undefined {
  const grant = tickets.get(ticket)
  return grant && grant.expiresAt > now ? grant : undefined
}

/** A ticket is used once; says whether it still could be. */
export function spendTicket(ticket: string): boolean {
  return tickets.delete(ticket)
}
