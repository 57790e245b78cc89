import { defineMessages, useIntl } from 'react-intl'
import { SafeHtml } from '#src/core/html/SafeHtml.tsx'
import { AlertDialog } from '#src/ui/AlertDialog.tsx'
import { AgeMark } from '../AgeMark.tsx'
import styles from './TermsGate.module.css'

interface TermsGateProps {
  /** HTML of the operator. */
  agreement: string
  open: boolean
  onAgree: () => void
}

/** HOME-20, HOME-21, GAP-85: what a visitor agrees to, once a browser session; nothing but the button closes it. */
export function TermsGate({ agreement, open, onAgree }: TermsGateProps) {
  const intl = useIntl()
  return (
    <AlertDialog
      open={open}
      dismissible={false}
      title={intl.formatMessage(messages.title)}
      confirmLabel={intl.formatMessage(messages.agree)}
      onClose={onAgree}
    >
      <AgeMark className={styles.age} />
      <SafeHtml html={agreement} />
    </AlertDialog>
  )
}

const messages = defineMessages({
  title: {
    id: 'lobby.terms.title',
    defaultMessage: 'Before you play',
    description: 'Title of the dialog with the terms and the minimum age that every visitor agrees to once a visit',
  },
  agree: { id: 'lobby.terms.agree', defaultMessage: 'I agree', description: 'Button that agrees to the terms' },
})
