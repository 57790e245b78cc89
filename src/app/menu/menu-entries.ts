/** An entry of the side menu (SHELL-78). */
export type MenuEntry =
  | 'deposit'
  | 'withdraw'
  | 'betRecord'
  | 'rewardCenter'
  | 'service'
  | 'app'
  | 'help'
  | 'share'
  | 'feedback'

/** Whitelabel keys of the entries that a merchant can switch off (SHELL-79). `suggest` is none of them (GAP-05). */
export type MenuFeature = 'DEPOSIT' | 'WITHDRAW' | 'TRANSBETREPMEM3' | 'REWCEN3'

export interface MenuInput {
  isSignedIn: boolean
  features: Readonly<Record<MenuFeature, boolean>>
  /** Whether the site runs as an installed app. */
  isInstalled: boolean
}

/**
 * The entries somebody sees, in order. Money, records and rewards are for those signed in; what type of account may
 * deposit or withdraw is said by those pages. Customer service, help, share and feedback always show (SHELL-80), the
 * download only where the app is not installed (SHELL-81).
 */
export function visibleEntries({ isSignedIn, features, isInstalled }: MenuInput): MenuEntry[] {
  const shown: [MenuEntry, boolean][] = [
    ['deposit', isSignedIn && features.DEPOSIT],
    ['withdraw', isSignedIn && features.WITHDRAW],
    ['betRecord', isSignedIn && features.TRANSBETREPMEM3],
    ['rewardCenter', isSignedIn && features.REWCEN3],
    ['service', true],
    ['app', !isInstalled],
    ['help', true],
    ['share', true],
    ['feedback', true],
  ]
  return shown.filter(([, visible]) => visible).map(([entry]) => entry)
}
