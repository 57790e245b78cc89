import { useIntl } from 'react-intl'
import type { SecurityEvent } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { Row } from '#src/ui/controls/Row.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { eventIcons } from './event-icons.ts'
import { eventNames } from './event-names.ts'
import styles from './Events.module.css'

/** What happened, what it was about, when, and from where. */
export function EventRow({ kind, at, subject, device, ip, country }: SecurityEvent) {
  const intl = useIntl()
  const place = country && intl.formatDisplayName(country, { type: 'region', fallback: 'none' })
  return (
    <Row
      picture={<Icon icon={eventIcons[kind]} size={22} />}
      title={intl.formatMessage(eventNames[kind])}
      detail={
        <>
          {subject === undefined ? null : (
            <span className={styles.subject}>
              <bdi dir="ltr">{subject}</bdi>
            </span>
          )}
          <span className={styles.parts}>
            <span className={styles.part}>
              <Moment at={at} />
            </span>
            {device === undefined ? null : (
              <span className={styles.part}>
                <bdi>{device}</bdi>
              </span>
            )}
          </span>
          <span className={styles.parts}>
            {place === undefined ? null : <span className={styles.part}>{place}</span>}
            {ip === undefined ? null : (
              <span className={styles.part}>
                <bdi dir="ltr">{ip}</bdi>
              </span>
            )}
          </span>
        </>
      }
    />
  )
}
