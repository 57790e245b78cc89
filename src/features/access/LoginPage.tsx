import type { ReactNode } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageTag } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { AccessFrame } from './AccessFrame.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

/** Signing in by name and password (LOGIN). Who is signed in already never sees it: the route sends them on (GAP-68, GAP-130). */
export function LoginPage() {
  const intl = useIntl()
  return (
    <AccessFrame title={intl.formatMessage(messages.title)}>
      <LoginForm />
      <p className={styles.foot}>{intl.formatMessage(messages.register, { link: registerLink })}</p>
      <p className={styles.foot}>
        <Link to={paths.trial} className={styles.link}>
          {intl.formatMessage(messages.trial)}
        </Link>
      </p>
    </AccessFrame>
  )
}

const registerLink = (words: ReactNode[]) => (
  <Link key="register" to={paths.register} className={styles.link}>
    {words}
  </Link>
)

const messages = defineMessages({
  title: { id: 'access.login.title', defaultMessage: 'Welcome back', description: 'Heading of the login page' },
  trial: {
    id: 'access.login.trial',
    defaultMessage: 'Try with play money',
    description: 'Link at the end of the login page to the page about trial play without an account',
  },
  register: defineMessage<{ link: MessageTag }>({
    id: 'access.login.register',
    defaultMessage: 'New here? <link>Register</link>',
    description: 'Line below the login form; the words in the tag are a link to the registration',
  }),
})
