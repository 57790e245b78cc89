/** A link or code that brings new members. */
export interface Affiliate {
  readonly code: string
  /** `off`: a referral that was switched off; `deleted`: an agent's link that is gone. */
  readonly state: 'on' | 'off' | 'deleted'
}

/** Codes that the stub knows, one for each way in which one can be wrong (ERR-07 to ERR-09). */
const affiliates: readonly Affiliate[] = [
  { code: 'LH7K2Q', state: 'on' },
  { code: 'LAMP88', state: 'on' },
  { code: 'OLDREF1', state: 'off' },
  { code: 'GONE01', state: 'deleted' },
]

/** Codes are the same in upper and lower case. */
export function findAffiliate(code: string): Affiliate | undefined {
  return affiliates.find((affiliate) => affiliate.code === code.toUpperCase())
}
