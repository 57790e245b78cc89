import type { LanguageCode } from '#src/lib/languages.ts'

/** What a merchant's folder says about it: data only. */
export interface Merchant {
  /** Code in calls and in storage (GAP-51). */
  readonly code: string
  /** Brand name; shown as it is in every language. */
  readonly brand: string
  /** Which mark stands in the header and before section titles. */
  readonly mark: 'lantern' | 'tide' | 'orchid'
  /** Currency code of the configured record; opaque (BOOT-30..32). */
  readonly currency: string
  /** Country of the configured record, ISO 3166-1 alpha-2. */
  readonly country: string
  /** Platform codes of the offered languages, the default first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]]
  /** Hosts which belong to this merchant; they win over stored and default (GAP-52). */
  readonly domains: readonly string[]
  /** Shown while the wallet sent no symbol (GAP-22). */
  readonly currencySymbol: string
  /** The house picture of the first banner, 716 × 360, painted before any script. */
  readonly heroPicture: string
  /** Mobile numbers of the country, as people there write them (GAP-73, GAP-147). */
  readonly mobile: MobileNumbers
  /** IANA time zone of records and days (GAP-151). */
  readonly timeZone: string
  /** Age gate of the licence (GAP-86). */
  readonly minimumAge: 18 | 21
  /** Whether the box for the terms starts ticked; it does when this is left out (REG-06, GAP-164). */
  readonly termsPreChecked?: boolean
  /** Whether the lobby's prompt opens the registration over the lobby, not its page; off when left out (GAP-139). */
  readonly registerModal?: boolean
  /** Providers of games of the category cockfight, which form its group; empty by default (CATS-11, GAP-155). */
  readonly cockfightProviders: readonly string[]
  /** Whether the lobby's own prompts log in over the page instead of on one of its own; off by default (GAP-139). */
  readonly loginModal?: boolean
  /** UI style of the lottery frame (`mui`); `default` when it is left out (GAP-106). */
  readonly lotteryStyle?: string
  /** Whether an invented jackpot may be shown, marked as an illustration (GAP-163). */
  readonly showJackpot: boolean
}

export interface MobileNumbers {
  /** Country code without a plus, shown before the field. */
  readonly dialingCode: string
  /** How many there are; 6 to 20 when left out. */
  readonly digits?: number
  /** What the number begins with; anything when left out. */
  readonly pattern?: RegExp
}
