import { signedIn } from '../behaviour.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import type { Fault } from '#mock/lib/fault.ts'
import type { Account } from '#mock/state/rows.ts'
import { isAgent } from '#mock/state/agents/team.ts'

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
