import { defineMessages, useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './TrialActions.module.css'

/** What stands on home in place of deposit and withdraw, which are refused to a trial account (SESSION-27). */
export function TrialActions() {
  const intl = useIntl()
  return (
    <div className={styles.card}>
      <p className={styles.text}>{intl.formatMessage(messages.text)}</p>
      <Button variant="primary" size="wide" render={(link) => <Link to={paths.register} {...link} />}>
        {intl.formatMessage(messages.register)}
      </Button>
    </div>
  )
}

const messages = defineMessages({
  text: {
    id: 'lobby.trial.text',
    defaultMessage: 'You are playing with play money. It cannot be withdrawn.',
    description: 'On home for trial accounts, above the button that leads to the registration',
  },
  register: {
    id: 'lobby.trial.register',
    defaultMessage: 'Register to play for real',
    description: 'Button on home for trial accounts that leads to the registration',
  },
})
