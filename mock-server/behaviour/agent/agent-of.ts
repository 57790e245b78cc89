import { signedIn } from '../behaviour.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { Account } from '#mock/state/rows.ts'
import { isAgent } from '#mock/state/agents/team.ts'

/**
 * Who makes an agent's call.
 *
 * @throws {GatewayError} NOT_AN_AGENT for everybody else (ERR-22)
 */
export function agentOf(call: {
  session: SignedIn | undefined
  gatewayError: (code: 'NOT_AN_AGENT') => GatewayError
}): Account {
  const { account } = signedIn(call)
  if (!isAgent(account)) throw call.gatewayError('NOT_AN_AGENT')
  return account
}
