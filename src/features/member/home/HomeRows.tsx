import { useIntl } from 'react-intl'
import { SignOutButton } from '#src/core/session/SignOutButton.tsx'
import type { Session } from '#src/core/session/session.ts'
import { GameWallets } from '#src/core/money/game-wallets/GameWallets.tsx'
import { ThemeSwitch } from '#src/core/theme/ThemeSwitch.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import { entryLooks } from './entry-looks.ts'
import { EntryRows } from './EntryRows.tsx'
import type { MemberEntries } from './member-entries.ts'
import { homeMessages as messages } from './member-home-messages.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { WalletCard } from './WalletCard.tsx'
import styles from './HomeRows.module.css'

/**
 * The member centre of `mem_cen` 1 (BOOT-22): wallet, four round entries, and lists that say what stands behind each
 * entry.
 */
export function HomeRows({ session, entries }: { session: Session; entries: MemberEntries }) {
  const intl = useIntl()
  return (
    <div className={styles.page}>
      <ProfileHead session={session} />
      <WalletCard />
      <GameWallets />
      <nav className={styles.quick} aria-label={intl.formatMessage(messages.records)}>
        {entries.quick.map((entry) => (
          <EntryLink key={entry} entry={entry} className={styles.round ?? ''}>
            <span className={styles.pod}>
              <Icon icon={entryLooks[entry].icon} size={22} />
            </span>
            {intl.formatMessage(entryLooks[entry].name)}
          </EntryLink>
        ))}
      </nav>
      <EntryRows label={intl.formatMessage(messages.account)} entries={entries.account} />
      <EntryRows label={intl.formatMessage(messages.more)} entries={entries.more} />
      <div className={styles.end}>
        <ThemeSwitch />
        <SignOutButton />
      </div>
    </div>
  )
}
