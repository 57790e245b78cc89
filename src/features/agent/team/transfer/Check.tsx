import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/Button.tsx'
import { FocusedTitle } from '#src/ui/FocusedTitle.tsx'
import { FactList } from '#src/ui/FactList.tsx'
import { teamMessages } from '../team-messages.ts'
import styles from './Transfer.module.css'
import { transferMessages as messages } from './transfer-messages.ts'

interface CheckProps {
  facts: readonly { name: string; value: ReactNode }[]
  /** What stands below the facts: who gets how much. */
  children?: ReactNode
  pending: boolean
  onBack: () => void
}

/**
 * What is about to be sent, before it is. The way back stands last, where the button before stood: a double tap on that
 * one sends nothing.
 */
export function Check({ facts, children, pending, onBack }: CheckProps) {
  const intl = useIntl()
  return (
    <>
      <FocusedTitle level="h3" className={styles.title}>
        {intl.formatMessage(messages.checkTitle)}
      </FocusedTitle>
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
      {children}
      <p className={styles.text}>{intl.formatMessage(messages.checkText)}</p>
      <Button type="submit" variant="primary" size="wide" pending={pending}>
        {intl.formatMessage(messages.sendNow)}
      </Button>
      <Button variant="line" size="wide" className={styles.second} disabled={pending} onClick={onBack}>
        {intl.formatMessage(teamMessages.back)}
      </Button>
    </>
  )
}
