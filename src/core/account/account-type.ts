import type { AccountType as SentAccountType } from '#src/api/generated/types.ts'

/** Numeric account type as the gateway sends it, or as an older visit has stored it (SESSION-07..10). */
export type AccountType = number

type Kind = 'member' | 'agent' | 'subAgent' | 'trial' | 'other'

/** One line for every type that the gateway sends; a new one does not compile until it is decided. */
const kinds: Readonly<Record<AccountType, Kind | undefined>> = {
  0: 'member',
  1: 'agent',
  2: 'agent',
  4: 'trial',
  40: 'other',
  41: 'subAgent',
  42: 'subAgent',
} satisfies Record<SentAccountType, Kind>

const isOneOf = (type: AccountType, ...wanted: readonly Kind[]): boolean => wanted.some((kind) => kind === kinds[type])

/** SESSION-08: free play. */
export const isTrial = (type: AccountType): boolean => isOneOf(type, 'trial')

/** CONST-19, HOME-02: free play and downline accounts get no contracts offered. */
export const isExemptFromContracts = (type: AccountType): boolean => isOneOf(type, 'trial', 'subAgent', 'other')

/** SESSION-07, GAP-12: real accounts; agents of type 41 and 42 are none. */
export const isRealAccount = (type: AccountType): boolean => isOneOf(type, 'member', 'agent')

/** SESSION-09, CONST-42. */
export const isAgent = (type: AccountType): boolean => isOneOf(type, 'agent', 'subAgent')

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
 * GATEWAY-120). Inbox and chat only refuse trials (GAP-28), and so does the change of the password, which nobody gave to a
 * trial; an agent's own pages refuse everybody who is none. It passes without a session, so that is asked for before
 * (GAP-46).
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
