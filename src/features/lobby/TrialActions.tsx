import { defineMessages, useIntl } from 'react-intl'
import { RegisterForReal } from '#src/core/account/RegisterForReal.tsx'
import styles from './TrialActions.module.css'

/** What stands on home in place of deposit and withdraw, which are refused to a trial account (SESSION-27). */
export function TrialActions() {
  const intl = useIntl()
  return (
    <div className={styles.card}>
      <p className={styles.text}>{intl.formatMessage(messages.text)}</p>
      <RegisterForReal />
    </div>
  )
}

const messages = defineMessages({
  text: {
    id: 'lobby.trial.text',
    defaultMessage: 'You are playing with play money. It cannot be withdrawn.',
    description: 'On home for trial accounts, above the button that leads to the registration',
  },
})
