import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '#src/ui/Card.tsx'
import styles from './Facts.module.css'

interface Fact {
  name: MessageDescriptor
  value: ReactNode
}

/** Names and values, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const intl = useIntl()
  return (
    <Card className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name.id} className={styles.line}>
            <dt>{intl.formatMessage(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
