import { paths } from '#src/core/routing/paths.ts'
import { isAgent, type AccountType } from '#src/core/account/account-type.ts'

/**
 * Where sharing leads: agents to the registration of agents (SHELL-85), everybody else to the invitation of friends
 * (SHELL-87), or nowhere yet when the referral programme is not enabled (SHELL-86).
 */
export function shareTarget(input: { type: AccountType | undefined; isReferralEnabled: boolean }): string | undefined {
  if (input.type !== undefined && isAgent(input.type)) return paths.agentRegister
  return input.isReferralEnabled ? paths.invite : undefined
}
