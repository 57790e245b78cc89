import { stubNow } from '#mock/lib/clock.ts'
import type { Database } from '../db.ts'
import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'

const TICKET_TTL_MS = 5 * 60_000
const TICKET_BYTES = 16
const AGENT_TYPE = 1

/** What customer service has written before the member first opens the chat. */
const GREETING_LINES = 3

/** A chat window that was asked for and not yet opened. */
export interface ChatTicket {
  readonly account: Account
  readonly title: string
  /** Six hexadecimal digits. */
  readonly headerColor: string
  readonly language: string
  /** Path on the site's own origin, where the window leads back. */
  readonly backPath: string
}

const open = shortLived<ChatTicket & { readonly expiresAt: number }>()

/** Members chat; agents have a contact person of their own. */
export function mayChat({ info }: Account): boolean {
  return info.type !== AGENT_TYPE
}

/** How many lines of the chat a member has not seen: all until the window was opened once. */
export function unseenLines(db: Database, { merchant, username }: Account): number {
  return db.chatReads.findFirst((q) => q.where({ merchant, username })) ? 0 : GREETING_LINES
}

/** Gives a link to the chat window and returns its single-use ticket. */
export function openChat(ticket: ChatTicket, now: number): string {
  for (const [key, { expiresAt }] of open) if (expiresAt <= now) open.delete(key)
  const key = randomHex(TICKET_BYTES)
  open.set(key, { ...ticket, expiresAt: now + TICKET_TTL_MS })
  return key
}

/** Opens a chat window once, which reads what waits there; undefined when the ticket is unknown, used or too old. */
export function redeemChat(db: Database, key: string): ChatTicket | undefined {
  const ticket = open.get(key)
  open.delete(key)
  if (!ticket || ticket.expiresAt <= stubNow()) return undefined
  const { merchant, username } = ticket.account
  if (unseenLines(db, ticket.account) > 0) void db.chatReads.create({ merchant, username })
  return ticket
}
