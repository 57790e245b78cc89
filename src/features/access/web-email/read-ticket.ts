/** As the contract has it; what looks otherwise was cut or changed on its way. */
const TICKET = /^[A-Za-z0-9_-]{20,128}$/

/** The ticket in the fragment of an e-mail's link: undefined where there is none, `invalid` where it cannot be one (NAMED-14). */
export function readTicket(fragment: string): { ticket: string } | 'invalid' | undefined {
  const ticket = new URLSearchParams(fragment.replace(/^#/, '')).get('ticket')
  if (ticket === null) return undefined
  return TICKET.test(ticket) ? { ticket } : 'invalid'
}
