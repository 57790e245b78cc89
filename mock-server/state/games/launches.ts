import { stubNow } from '#mock/lib/clock.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import { shortLived } from '../short-lived.ts'

const LAUNCH_TTL_MS = 5 * 60_000
const TICKET_BYTES = 16

/** A game session that was opened and not yet entered. */
export interface Launch {
  readonly title: string
  readonly picture: string
  /** Path on the site's own origin, where the exit control leads. */
  readonly backPath: string
}

const open = shortLived<Launch & { readonly expiresAt: number }>()

/** Opens a demo game session and returns its single-use ticket (GAP-101). */
export function openLaunch(launch: Launch, now: number): string {
  for (const [ticket, { expiresAt }] of open) if (expiresAt <= now) open.delete(ticket)
  const ticket = randomHex(TICKET_BYTES)
  open.set(ticket, { ...launch, expiresAt: now + LAUNCH_TTL_MS })
  return ticket
}

/** Enters a game session once; undefined when the ticket is unknown, used or older than five minutes. */
export function redeemLaunch(ticket: string): Launch | undefined {
  const launch = open.get(ticket)
  open.delete(ticket)
  return launch && launch.expiresAt > stubNow() ? launch : undefined
}
