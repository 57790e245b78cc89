import type { ReactNode } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageTag } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { AccessFrame } from '../AccessFrame.tsx'
import { Registration } from './Registration.tsx'
import { RegisterBanner } from './RegisterBanner.tsx'
import styles from './RegisterPage.module.css'

/** Opening an account (REG). Who is signed in already never sees it: the route sends them home (GAP-129). */
export function RegisterPage() {
  const intl = useIntl()
  return (
    <AccessFrame title={intl.formatMessage(messages.title)} banner={<RegisterBanner />}>
      <Registration />
      <p className={styles.foot}>{intl.formatMessage(messages.login, { link: loginLink })}</p>
    </AccessFrame>
  )
}

const loginLink = (words: ReactNode[]) => (
  <Link key="login" to={paths.login} className={styles.link}>
    {words}
  </Link>
)

const messages = defineMessages({
  title: { id: 'access.register.title', defaultMessage: 'Make an account', description: 'Heading of the registration' },
  login: defineMessage<{ link: MessageTag }>({
    id: 'access.register.login',
    defaultMessage: 'Already have an account? <link>Log in now</link>',
    description: 'Line below the registration form; the words in the tag are a link to the login',
  }),
})
