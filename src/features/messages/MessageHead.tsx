import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { htmlText } from '#src/core/html/html-text.ts'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { listMessages as messages } from './list-messages.ts'
import type { MessageRow } from './message-row.ts'
import { MessageTime } from './MessageTime.tsx'
import styles from './MessageHead.module.css'

const pictures = { players: Megaphone, agents: BriefcaseBusiness, house: Lightbulb, letter: Mail }

/**
 * Picture, title, time and the first words of a message, which give way to the full date where it is open; what is new
 * is brighter and has a dot. The words would make a name that goes on and on of what this stands in.
 */
export function MessageHead({ row, isOpen = false }: { row: MessageRow; isOpen?: boolean }) {
  const intl = useIntl()
  const text = useMemo(() => htmlText(row.content), [row.content])
  return (
    <span className={classNames(styles.head, row.isUnread && styles.unread)}>
      <span className={styles.picture}>
        <Icon icon={pictures[row.about]} directional={row.about === 'players'} />
      </span>
      <span className={styles.title} dir="auto">
        {row.title}
      </span>
      <span className={styles.end}>
        {isOpen ? null : <MessageTime at={row.at} />}
        {row.isUnread ? (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>{intl.formatMessage(messages.unread)}</VisuallyHidden>
          </>
        ) : null}
      </span>
      {isOpen ? (
        <span className={styles.moment}>
          <MessageTime at={row.at} full />
        </span>
      ) : (
        <span className={styles.text} dir="auto" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
