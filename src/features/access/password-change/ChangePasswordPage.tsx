import { useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useSession } from '#src/core/session/session.ts'
import { AccessFrame } from '../AccessFrame.tsx'
import { newPasswordTitle } from '../new-password/new-password-title.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import styles from './ChangePasswordPage.module.css'

/**
 * Changing the password, also the one that a member was given for the first login (PSW-05). Nothing but the change
 * leads on (PSW-01).
 */
export function ChangePasswordPage() {
  const intl = useIntl()
  const session = useSession()
  // The words stay while the change is told and home is on its way.
  const [first] = useState(session?.firstTimeLogin === true)
  return (
    <AccessFrame title={intl.formatMessage(first ? messages.firstTitle : newPasswordTitle)} underHeader>
      {first ? <p className={styles.lead}>{intl.formatMessage(messages.firstLead)}</p> : null}
      <ChangePasswordForm userName={session?.userName} />
    </AccessFrame>
  )
}

const messages = defineMessages({
  firstTitle: {
    id: 'access.changePassword.firstTitle',
    defaultMessage: 'Choose your own password',
    description:
      'Heading of the page for changing the password, after the first login with a password that somebody else chose',
  },
  firstLead: {
    id: 'access.changePassword.firstLead',
    defaultMessage: 'You logged in with a password that was given to you. Replace it with one that only you know.',
    description: 'Sentence below the heading of the page for changing the password, after the first login',
  },
})
