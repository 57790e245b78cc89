import { useEffect } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { paths } from '#src/core/routing/paths.ts'
import { endSession, getSession } from '#src/core/session/session.ts'
import { AccessFrame } from '../AccessFrame.tsx'
import { newPasswordTitle } from '../new-password/new-password-title.ts'
import { NewPasswordStep } from '../password-reset/NewPasswordStep.tsx'
import styles from './WebEmail.module.css'

interface ResetByLinkProps {
  found: { ticket: string } | 'invalid'
}

/** The last step of a reset, for who came by the e-mail's link instead of typing the code (NAMED-14). */
export function ResetByLink({ found }: ResetByLinkProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const startAgain = () => void navigate(paths.forget, { replace: true })
  const isBroken = found === 'invalid'
  useEffect(() => {
    if (!isBroken) return
    // The gateway would say the same of what is no ticket.
    void showError(new GatewayFailure({ operation: 'resetPassword', code: 'RESET_TICKET_INVALID' }), {
      kind: 'write',
    })
    void navigate(paths.forget, { replace: true })
  }, [isBroken, navigate])
  if (found === 'invalid') return null

  return (
    <AccessFrame title={intl.formatMessage(newPasswordTitle)} underHeader>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <NewPasswordStep
        ticket={found.ticket}
        onTicketInvalid={startAgain}
        onDone={() => {
          // The reset ended the sessions of the account; one that is still kept here would only be refused.
          if (getSession()) endSession()
          void navigate(paths.login, { replace: true })
        }}
      />
    </AccessFrame>
  )
}

const messages = defineMessages({
  lead: {
    id: 'access.webEmail.resetLead',
    defaultMessage:
      'The link works once and for ten minutes. Once the password is changed, log in with it on all your devices.',
    description: 'Sentence below the heading of the page where the link of an e-mail for a forgotten password ends',
  },
})
