import { randomHex } from '#mock/lib/random-hex.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'

/** GAP-158: how long a proof of identity allows a new password. */
const TICKET_TTL_MS = 10 * 60_000
const TICKET_BYTES = 16
/** GATEWAY-40: pause between two e-mails to one account. */
const EMAIL_PAUSE_MS = 60_000
const CODE_TTL_MS = 10 * 60_000

type Owner = Pick<Account, 'merchant' | 'username'>

const tickets = shortLived<Owner & { readonly expiresAt: number }>()
const emails = shortLived<{ readonly code: string; readonly sentAt: number }>()

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

/** A ticket is used once. */
export function spendTicket(ticket: string): void {
  tickets.delete(ticket)
}

/** When the next e-mail may leave, as an ISO moment; undefined when it may leave now. */
export function emailWait(owner: Owner, now: number): string | undefined {
  const next = (emails.get(keyOf(owner))?.sentAt ?? Number.NEGATIVE_INFINITY) + EMAIL_PAUSE_MS
  return next > now ? new Date(next).toISOString() : undefined
}

/** Notes that an e-mail with this code left. */
export function noteEmail(owner: Owner, code: string, now: number): void {
  emails.set(keyOf(owner), { code, sentAt: now })
}

/** What is wrong with a code that came by e-mail. */
export function emailCodeFault(
  owner: Owner,
  code: string,
  now: number,
): 'SMS_CODE_FORMAT' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_EXPIRED' | undefined {
  if (!/^\d{4,10}$/.test(code)) return 'SMS_CODE_FORMAT'
  const sent = emails.get(keyOf(owner))
  if (sent?.code !== code) return 'SMS_CODE_INCORRECT'
  return sent.sentAt + CODE_TTL_MS <= now ? 'SMS_CODE_EXPIRED' : undefined
}

function keyOf({ merchant, username }: Owner): string {
  return `${merchant}:${username.toLowerCase()}`
}
