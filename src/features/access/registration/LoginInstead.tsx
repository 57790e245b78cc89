import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageTag } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import styles from './LoginInstead.module.css'

/** The way to the login, below the registration form (REG-02). */
export function LoginInstead() {
  const intl = useIntl()
  return <p className={styles.foot}>{intl.formatMessage(message, { link: loginLink })}</p>
}

const loginLink = (words: ReactNode[]) => (
  <Link key="login" to={paths.login} className={styles.link}>
    {words}
  </Link>
)

const message = defineMessage<{ link: MessageTag }>({
  id: 'access.register.login',
  defaultMessage: 'Already have an account? <link>Log in now</link>',
  description: 'Line below the registration form; the words in the tag are a link to the login',
})
