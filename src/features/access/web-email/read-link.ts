import { isSmsCode } from '#src/core/account/account-rules.ts'

/** As the contract has it; what looks otherwise was cut or changed on its way. */
const TICKET = /^[A-Za-z0-9_-]{20,128}$/

/** An address that is to be confirmed, and the code that went to it. */
export interface ConfirmLink {
  email: string
  code: string
}

/**
 * What the fragment of an e-mail's link holds: the ticket of a password reset, or an address with its code (NAMED-14).
 * Undefined where it holds neither, `invalid` where a ticket cannot be one.
 */
export function readLink(fragment: string): { ticket: string } | ConfirmLink | 'invalid' | undefined {
  const found = new URLSearchParams(fragment.replace(/^#/, ''))
  const ticket = found.get('ticket')
  if (ticket !== null) return TICKET.test(ticket) ? { ticket } : 'invalid'
  const email = found.get('email')
  const code = found.get('code')
  return email !== null && code !== null && isSmsCode(code) ? { email, code } : undefined
}
