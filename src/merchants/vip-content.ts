/** Names that tiers of VIP levels go by; their words stand with the page that shows them. */
export type VipTier =
  | 'paper'
  | 'copper'
  | 'silver'
  | 'gold'
  | 'ink'
  | 'shell'
  | 'coral'
  | 'pearl'
  | 'lagoon'
  | 'deep'
  | 'leaf'
  | 'jade'
  | 'rose'
  | 'saffron'
  | 'royal'

/** One VIP level: what has to be reached since the registration, then what it gives. Amounts are decimal strings. */
type VipRow = readonly [
  tier: VipTier,
  deposits: string,
  validBets: string,
  rebatePercent: string,
  levelUpBonus: string,
  birthdayGift: string,
  withdrawalADay: string,
]

/** What a merchant says of its VIP club (GAP-150). */
export interface VipContent {
  /**
   * Folders of the pictures, each named by its level: `1.svg` and so on. Those of bonuses are dark where lines begin.
   */
  readonly cards: string
  readonly bonuses: string
  /** The tier whose cards are dark, so that light words stand on them. */
  readonly darkTier: VipTier
  /** The levels, the lowest first. */
  readonly rows: readonly VipRow[]
}
