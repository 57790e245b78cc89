import { signedIn } from '../behaviours.ts'
import type { SignedIn } from '../store/sessions.ts'
import type { Fault } from '../fault.ts'
import type { Account } from '../store/rows.ts'
import { isAgent } from '../store/team.ts'

/**
 * Who makes an agent's call.
 *
 * @throws {Fault} NOT_AN_AGENT for everybody else (ERR-22)
 */
export function agentOf(call: { session: SignedIn | undefined; fault: (code: 'NOT_AN_AGENT') => Fault }): Account {
  const { account } = signedIn(call)
  if (!isAgent(account)) throw call.fault('NOT_AN_AGENT')
  return account
}
