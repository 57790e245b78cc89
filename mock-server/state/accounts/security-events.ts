import type { SecurityEvent, SecurityEventKind } from '#src/api/generated/types.ts'
import type { Database } from '../db.ts'
import type { Account } from '../rows.ts'

/** Where a call comes from, as the gateway sees it. */
export interface Caller {
  /** Browser and system; left out where nobody can tell. */
  readonly device?: string
  readonly ip: string
  readonly country?: string
}

/** What of a call an event keeps. */
export interface EventCall {
  readonly db: Database
  readonly now: number
  readonly caller: Caller
}

const FIRST_EVENT = 20_000

/**
 * Notes that something happened to an account (BEYOND-09).
 *
 * @param subject what it is about, masked
 */
export async function noteEvent(
  { db, now, caller: { ip, device, country } }: EventCall,
  { merchant, username }: Account,
  kind: SecurityEventKind,
  subject?: string,
): Promise<void> {
  const event = {
    eventId: `E${FIRST_EVENT + db.securityEvents.count()}`,
    kind,
    at: new Date(now).toISOString(),
    // The last part of an address of either kind is the one that tells neighbours apart.
    ip: ip.replace(/[^.:]*$/, '*'),
    ...(subject !== undefined && { subject }),
    ...(device !== undefined && { device }),
    ...(country !== undefined && { country }),
  }
  await db.securityEvents.create({ merchant, username, event })
}

/** What happened to an account since the stub was started first, the latest first. */
export function notedEvents(db: Database, { merchant, username }: Account): SecurityEvent[] {
  const rows = db.securityEvents.findMany((q) => q.where({ merchant, username }))
  return rows.toReversed().map(({ event }) => event)
}
