import { defineMessages, useIntl } from 'react-intl'
import styles from './MoreFailed.module.css'

/** Stands above the button for more games after they did not come (ERR-46); the button tries again. */
export function MoreFailed() {
  const intl = useIntl()
  return (
    <p role="alert" className={styles.failed}>
      {intl.formatMessage(messages.nextFailed)}
    </p>
  )
}

const messages = defineMessages({
  nextFailed: {
    id: 'games.list.nextFailed',
    defaultMessage: 'More games could not be loaded.',
    description: 'Text below a list of games when its next page failed to load; a retry button follows',
  },
})
