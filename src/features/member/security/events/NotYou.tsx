import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './Events.module.css'
import { eventsMessages as messages } from './events-messages.ts'

/** What to do about an event that somebody else caused. */
export function NotYou() {
  const intl = useIntl()
  return (
    <section className={styles.notYou}>
      <div>
        <h2 className={styles.title}>{intl.formatMessage(messages.notYou)}</h2>
        <p className={styles.text}>{intl.formatMessage(messages.whatToDo)}</p>
      </div>
      <Button size="wide" render={(link) => <Link to={paths.changePassword} {...link} />}>
        {intl.formatMessage(messages.changePassword)}
      </Button>
      <ServiceButton quiet />
    </section>
  )
}
