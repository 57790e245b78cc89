import { isRealAccount } from '#src/core/account/account-type.ts'
import type { Session } from '#src/core/session/session.ts'

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
type MenuFeature = 'DEPOSIT' | 'WITHDRAW' | 'TRANSBETREPMEM3' | 'REWCEN3'

export interface MenuInput {
  session: Pick<Session, 'type'> | undefined
  features: Readonly<Record<MenuFeature, boolean>>
  /** Whether the site runs as an installed app. */
  isInstalled: boolean
}

/**
 * The entries somebody sees, in order. Records and rewards are for those signed in, deposit and withdrawal for real
 * accounts (SESSION-27, GAP-12); what else an account may do is said by those pages. Customer service, help,
 * share and feedback always show (SHELL-80), the download only where the app is not installed (SHELL-81).
 */
export function visibleEntries({ session, features, isInstalled }: MenuInput): MenuEntry[] {
  const isSignedIn = session !== undefined
  const hasMoney = isSignedIn && isRealAccount(session.type)
  const shown: [MenuEntry, boolean][] = [
    ['deposit', hasMoney && features.DEPOSIT],
    ['withdraw', hasMoney && features.WITHDRAW],
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
