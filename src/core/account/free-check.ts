import { isAgent, isRealAccount, isTrial, type AccountType } from './account-type.ts'

/** What an account of the wrong type is kept out of. */
export type Gate =
  | 'deposit'
  | 'withdraw'
  | 'security'
  | 'password'
  | 'promotion'
  | 'inbox'
  | 'chat'
  | 'contract'
  | 'agent'

/**
 * The free-check (SESSION-24..27): the code with which an account is refused, or undefined when it passes. Deposit,
 * withdraw, security, contracts and joining a promotion want a real account (GAP-12, GAP-27, CONST-19, NAMED-26,
 * GATEWAY-120). Inbox and chat only refuse trials (GAP-28), and so does the change of the password, which nobody gave
 * to a trial; an agent's own pages refuse everybody who is none. It passes without a session, so that is asked for
 * before (GAP-46).
 */
export function refusalAt(
  gate: Gate,
  type: AccountType | undefined,
): 'REAL_ACCOUNT_REQUIRED' | 'FREE_REJECT' | 'NOT_AN_AGENT' | undefined {
  if (type === undefined) return undefined
  if (gate === 'agent') return isAgent(type) ? undefined : 'NOT_AN_AGENT'
  if (gate === 'inbox' || gate === 'chat') return isTrial(type) ? 'FREE_REJECT' : undefined
  return (gate === 'password' ? !isTrial(type) : isRealAccount(type)) ? undefined : 'REAL_ACCOUNT_REQUIRED'
}
