import { isAgent, isRealAccount, type AccountType } from '#src/core/account/account-type.ts'

/** Where the member area leads (NAMED-15). */
export type MemberEntry =
  | 'betRecord'
  | 'accountRecord'
  | 'rewardCenter'
  | 'promotions'
  | 'messages'
  | 'invite'
  | 'agent'
  | 'reports'
  | 'security'
  | 'cards'
  | 'profile'
  | 'playLimits'
  | 'limitsHelp'
  | 'help'

/** Whitelabel keys that switch parts of the member area off (BOOT-24). */
export type MemberFeature = 'DEPOSIT' | 'WITHDRAW' | 'TRANSBETREPMEM3' | 'REWCEN3' | 'PLAYLIMITS'

/** The entries by where they stand in the new template; the base one puts them into one grid. */
export interface MemberEntries {
  quick: MemberEntry[]
  account: MemberEntry[]
  more: MemberEntry[]
}

/**
 * The entries that an account sees, in order. Records, reports and rewards follow their keys (RECORD-02, REWARD-02);
 * security and cards are for real accounts. Agents invite from their own area. Who can set no limits finds help with
 * them (GAP-171).
 */
export function memberEntries(type: AccountType, features: Readonly<Record<MemberFeature, boolean>>): MemberEntries {
  const real = isRealAccount(type)
  const decides = real && features.PLAYLIMITS
  return {
    quick: kept({
      betRecord: features.TRANSBETREPMEM3,
      accountRecord: true,
      rewardCenter: features.REWCEN3,
      promotions: true,
    }),
    account: kept({
      messages: true,
      invite: !isAgent(type),
      agent: isAgent(type),
      reports: features.TRANSBETREPMEM3,
      security: real,
      cards: real && features.WITHDRAW,
    }),
    more: kept({ profile: true, playLimits: decides, limitsHelp: !decides, help: true }),
  }
}

function kept(shown: Partial<Record<MemberEntry, boolean>>): MemberEntry[] {
  return (Object.keys(shown) as MemberEntry[]).filter((entry) => shown[entry])
}
