import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageTag } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { FootLine } from '#src/ui/display/FootLine.tsx'
import { wayToLogin } from './way-to-login.ts'

/** The way to the login, below the registration form (REG-02). */
export function LoginInstead() {
  const intl = useIntl()
  const login = wayToLogin(useLocation())
  const loginLink = (words: ReactNode[]) => (
    <Link key="login" {...login}>
      {words}
    </Link>
  )
  return <FootLine>{intl.formatMessage(message, { link: loginLink })}</FootLine>
}

const message = defineMessage<{ link: MessageTag }>({
  id: 'access.register.login',
  defaultMessage: 'Already have an account? <link>Log in now</link>',
  description: 'Line below the registration form; the words in the tag are a link to the login',
})
