import type { ComponentProps, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { teamMessages } from '../team-messages.ts'
import styles from './Transfer.module.css'
import { transferMessages as messages } from './transfer-messages.ts'

interface CheckProps {
  facts: readonly { name: string; value: ReactNode }[]
  /** What stands below the facts: who gets how much. */
  children?: ReactNode
  form: ComponentProps<typeof SubmitButton>['form']
  onBack: () => void
}

/**
 * What is about to be sent, before it is. The way back stands last, where the button before stood: a double tap on that
 * one sends nothing.
 */
export function Check({ facts, children, form, onBack }: CheckProps) {
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
      <SubmitButton form={form}>{intl.formatMessage(messages.sendNow)}</SubmitButton>
      <Button variant="line" size="wide" className={styles.second} disabled={form.pending} onClick={onBack}>
        {intl.formatMessage(teamMessages.back)}
      </Button>
    </>
  )
}
