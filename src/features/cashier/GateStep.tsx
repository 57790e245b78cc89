import type { ReactNode } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Card } from '#src/ui/display/Card.tsx'
import styles from './Cashier.module.css'

interface GateStepProps {
  title: MessageDescriptor
  /** Values of the title. */
  values?: Record<string, ReactNode>
  text: MessageDescriptor
  /** The one way on. */
  children: ReactNode
}

/** What stands in the way of paying in or out, with one way on (MONEY-39). */
export function GateStep({ title, values, text, children }: GateStepProps) {
  const intl = useIntl()
  return (
    <Card lit className={styles.note}>
      <h2 className={styles.noteTitle}>{intl.formatMessage(title, values)}</h2>
      <p className={styles.noteText}>{intl.formatMessage(text)}</p>
      {children}
    </Card>
  )
}
