import { useIntl } from 'react-intl'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import { UnreadBadge } from '#src/core/inbox/UnreadBadge.tsx'
import { useUnread } from '#src/core/inbox/unread.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Rows } from '#src/ui/controls/Rows.tsx'
import { EntryLink } from './EntryLink.tsx'
import { entryLooks } from './entry-looks.ts'
import type { MemberEntry } from './member-entries.ts'
import { homeMessages as messages } from './member-home-messages.ts'
import styles from './HomeRows.module.css'

/** Entries with what stands behind each, one below the other. */
export function EntryRows({ label, entries }: { label: string; entries: readonly MemberEntry[] }) {
  const intl = useIntl()
  const details = useDetails(entries.includes('cards'))
  return (
    <nav aria-label={label} className={styles.rows}>
      <Card flush>
        <Rows>
          {entries.map((entry) => (
            <Row
              key={entry}
              picture={<Icon icon={entryLooks[entry].icon} size={22} />}
              title={intl.formatMessage(entryLooks[entry].name)}
              detail={details[entry]}
              end={entry === 'messages' ? <UnreadBadge /> : undefined}
              render={(link) => <EntryLink entry={entry} {...link} />}
            />
          ))}
        </Rows>
      </Card>
    </nav>
  )
}

function useDetails(withCards: boolean): Partial<Record<MemberEntry, string>> {
  const intl = useIntl()
  const { inbox, announcement, total } = useUnread()
  const { data: security } = useGetSecurityConfig(undefined, { enabled: withCards })
  return {
    ...(total > 0 && { messages: intl.formatMessage(messages.unread, { announcements: announcement, inbox }) }),
    invite: intl.formatMessage(messages.inviteDetail),
    agent: intl.formatMessage(messages.agentDetail),
    reports: intl.formatMessage(messages.reportsDetail),
    security: intl.formatMessage(messages.securityDetail),
    ...(security && { cards: intl.formatMessage(messages.cards, { count: security.bankCards }) }),
    profile: intl.formatMessage(messages.profileDetail),
    playLimits: intl.formatMessage(messages.playLimitsDetail),
    limitsHelp: intl.formatMessage(messages.limitsDetail),
  }
}
