import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageTag } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { alsoReturning, readLoginState } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { FootLine } from '#src/ui/display/FootLine.tsx'

/** The way to the login, below the registration form (REG-02). */
export function LoginInstead() {
  const intl = useIntl()
  const { state, search } = useLocation()
  const loginLink = (words: ReactNode[]) => (
    <Link key="login" to={alsoReturning(paths.login, search)} state={readLoginState(state)}>
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
