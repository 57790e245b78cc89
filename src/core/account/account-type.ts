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
