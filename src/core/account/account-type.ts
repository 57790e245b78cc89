/** Numeric account type as the gateway sends it (SESSION-07..10). */
export type AccountType = number

/** SESSION-08: free play. */
export function isTrial(type: AccountType): boolean {
  return type === 4
}

/** CONST-19, HOME-02: free play and downline accounts get no contracts offered. */
export function isExemptFromContracts(type: AccountType): boolean {
  return type === 4 || type === 40 || type === 41 || type === 42
}

/** SESSION-07, GAP-12: real accounts; agents of type 41 and 42 are none. */
export function isRealAccount(type: AccountType): boolean {
  return type === 0 || type === 1 || type === 2
}

/** SESSION-09, CONST-42. */
export function isAgent(type: AccountType): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42
}

/** What an account of the wrong type is kept out of. */
export type Gate = 'deposit' | 'withdraw' | 'security' | 'promotion' | 'inbox' | 'chat' | 'contract' | 'agent'

/**
 * The free-check (SESSION-24..27): the code with which an account is refused, or undefined when it passes. Deposit,
 * withdraw, security, contracts and joining a promotion want a real account (GAP-12, GAP-27, CONST-19, NAMED-26,
 * GATEWAY-120), inbox and chat only refuse trials (GAP-28), and an agent's own pages everybody who is none. It passes without a session, so that is asked for before (GAP-46).
 */
export function refusalAt(
  gate: Gate,
  type: AccountType | undefined,
): 'REAL_ACCOUNT_REQUIRED' | 'FREE_REJECT' | 'NOT_AN_AGENT' | undefined {
  if (type === undefined) return undefined
  if (gate === 'agent') return isAgent(type) ? undefined : 'NOT_AN_AGENT'
  if (gate === 'inbox' || gate === 'chat') return isTrial(type) ? 'FREE_REJECT' : undefined
  return isRealAccount(type) ? undefined : 'REAL_ACCOUNT_REQUIRED'
}
