import Check from 'lucide-react/icons/check'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { feedbackMessages as messages } from './feedback-messages.ts'
import styles from './FeedbackPage.module.css'

/** In the place of the form once it is sent; the focus goes along, for the button that had it is gone. */
export function Thanks({ onAgain }: { onAgain: () => void }) {
  const intl = useIntl()
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className={styles.thanks}>
      <span className={styles.done}>
        <Icon icon={Check} size={28} />
      </span>
      <FocusedTitle level="h2" className={styles.title}>
        {intl.formatMessage(messages.thanksTitle)}
      </FocusedTitle>
      <p className={styles.text}>{intl.formatMessage(messages.thanksText)}</p>
      <div className={styles.actions}>
        <Button variant="primary" render={(link) => <Link to={paths.home} {...link} />}>
          {intl.formatMessage(messages.home)}
        </Button>
        <Button variant="text" onClick={onAgain}>
          {intl.formatMessage(messages.again)}
        </Button>
      </div>
    </div>
  )
}
