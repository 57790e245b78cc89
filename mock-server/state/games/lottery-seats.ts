import type { PlayType, PrizeMode } from '#src/api/generated/types.ts'
import type { SignedIn } from '../accounts/sessions.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import { shortLived } from '../short-lived.ts'

/** How long a ticket waits to be used. */
const TICKET_TTL_MS = 60_000
const KEY_BYTES = 16

/** Who plays which lottery. */
export interface Seat extends SignedIn {
  readonly gameId: string
  readonly playType: PlayType
  readonly prizeMode: PrizeMode
}

const tickets = shortLived<Seat & { readonly expiresAt: number }>()
const seats = shortLived<Seat>()

/** Makes a ticket for the lottery frame (GAP-107). */
export function issueTicket(seat: Seat, now: number): { ticket: string; expiresAt: string } {
  for (const [ticket, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(ticket)
  const ticket = randomHex(KEY_BYTES)
  const expiresAt = now + TICKET_TTL_MS
  tickets.set(ticket, { ...seat, expiresAt })
  return { ticket, expiresAt: new Date(expiresAt).toISOString() }
}

/**
 * Uses a ticket up: it works once, for a minute, and only for the lottery and the play type it was made for.
 *
 * @returns the key of the seat that it opens, which only the frame's page gets to know
 */
export function takeSeat(
  ticket: string,
  at: Pick<Seat, 'gameId'> & { playType: string },
  now: number,
): { key: string; seat: Seat } | undefined {
  const found = tickets.get(ticket)
  tickets.delete(ticket)
  if (!found || found.expiresAt <= now) return undefined
  if (found.gameId !== at.gameId || found.playType !== at.playType) return undefined
  const key = randomHex(KEY_BYTES)
  seats.set(key, found)
  return { key, seat: found }
}

/** Who sits where a page of the frame says it does. */
export function seatOf(key: string): Seat | undefined {
  return seats.get(key)
}
