import type { ReactNode } from 'react'
import { defineMessage, useIntl, type MessageTag } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { alsoReturning, readLoginState } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { wayInMessages } from '#src/core/session/way-in-messages.ts'
import { FootLine } from '#src/ui/display/FootLine.tsx'

/** The ways for who has no account yet: to the registration (LOGIN-05), and to trial play. */
export function LoginFoot() {
  const intl = useIntl()
  const { state, search } = useLocation()
  const registerLink = (words: ReactNode[]) => (
    <Link key="register" to={alsoReturning(paths.register, search)} state={readLoginState(state)}>
      {words}
    </Link>
  )
  return (
    <>
      <FootLine>{intl.formatMessage(registerLine, { link: registerLink })}</FootLine>
      <FootLine>
        <Link to={alsoReturning(paths.trial, search)} state={readLoginState(state)}>
          {intl.formatMessage(wayInMessages.trial)}
        </Link>
      </FootLine>
    </>
  )
}

const registerLine = defineMessage<{ link: MessageTag }>({
  id: 'access.login.register',
  defaultMessage: 'New here? <link>Register</link>',
  description: 'Line below the login form; the words in the tag are a link to the registration',
})
