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

/** SESSION-09, CONST-42. */
export function isAgent(type: AccountType): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42
}
