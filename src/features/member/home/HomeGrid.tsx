import { useIntl } from 'react-intl'
import { SignOutButton } from '#src/core/session/SignOutButton.tsx'
import type { Session } from '#src/core/session/session.ts'
import { UnreadBadge } from '#src/core/inbox/UnreadBadge.tsx'
import { GameWallets } from '#src/core/money/game-wallets/GameWallets.tsx'
import { ThemeSwitch } from '#src/core/theme/ThemeSwitch.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { EntryLink } from './EntryLink.tsx'
import { entryLooks } from './entry-looks.ts'
import type { MemberEntries } from './member-entries.ts'
import { homeMessages as messages } from './member-home-messages.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { WalletCard } from './WalletCard.tsx'
import styles from './HomeGrid.module.css'

/** The member centre of any other `mem_cen` (BOOT-22): who is here, the wallet, and every entry in one grid. */
export function HomeGrid({ session, entries }: { session: Session; entries: MemberEntries }) {
  const intl = useIntl()
  return (
    <div className={styles.page}>
      <ProfileHead session={session} centred />
      <WalletCard />
      <GameWallets />
      <nav aria-label={intl.formatMessage(messages.account)}>
        <Card flush className={styles.grid}>
          {[...entries.quick, ...entries.account, ...entries.more].map((entry) => (
            <EntryLink key={entry} entry={entry} className={styles.entry ?? ''}>
              <Icon icon={entryLooks[entry].icon} size={24} />
              <span>{intl.formatMessage(entryLooks[entry].name)}</span>
              {entry === 'messages' ? <UnreadBadge className={styles.count} /> : null}
            </EntryLink>
          ))}
        </Card>
      </nav>
      <div className={styles.end}>
        <ThemeSwitch />
        <SignOutButton />
      </div>
    </div>
  )
}
