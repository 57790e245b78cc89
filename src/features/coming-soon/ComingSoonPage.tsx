import { defineMessages, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { BackButton } from '#src/core/routing/BackButton.tsx'
import { chromeOf } from '#src/core/routing/chrome.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateView } from '#src/ui/StateView.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './ComingSoonPage.module.css'

const messages = defineMessages({
  title: {
    id: 'comingSoon.page.title',
    defaultMessage: 'Coming soon',
    description: 'Heading of a screen that is not open yet',
  },
  text: {
    id: 'comingSoon.page.text',
    defaultMessage: 'We are still lighting the lanterns here.',
    description: 'Text of a screen that is not open yet; the lanterns are the look of the site',
  },
  home: { id: 'comingSoon.page.home', defaultMessage: 'Back to the lobby', description: 'Button that leads to home' },
})

/** Stands at every address whose screen comes later, with the way back. */
export function ComingSoonPage() {
  const intl = useIntl()
  const { pathname } = useLocation()
  return (
    <div className={styles.page}>
      {chromeOf(pathname).header === 'none' ? (
        <>
          <BackButton className={styles.back} />
          <VisuallyHidden as="h1">{intl.formatMessage(messages.title)}</VisuallyHidden>
        </>
      ) : null}
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.text)}
        action={
          <Button variant="primary" render={(link) => <Link to={paths.home} {...link} />}>
            {intl.formatMessage(messages.home)}
          </Button>
        }
      />
    </div>
  )
}
