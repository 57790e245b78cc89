import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import styles from './Facts.module.css'

interface Fact {
  name: MessageDescriptor
  value: ReactNode
}

/** What belongs to a promotion, on a card. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const intl = useIntl()
  return (
    <Card className={styles.card}>
      <FactList facts={facts.map(({ name, value }) => ({ name: intl.formatMessage(name), value }))} />
    </Card>
  )
}
