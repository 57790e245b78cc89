import type { ReactNode } from 'react'
import { defineMessage, defineMessages, useIntl, type MessageTag } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { FootLine } from '#src/ui/display/FootLine.tsx'

/** The ways for who has no account yet: to the registration (LOGIN-05), and to trial play. */
export function LoginFoot() {
  const intl = useIntl()
  const { state } = useLocation()
  const registerLink = (words: ReactNode[]) => (
    <Link key="register" to={paths.register} state={state}>
      {words}
    </Link>
  )
  return (
    <>
      <FootLine>{intl.formatMessage(messages.register, { link: registerLink })}</FootLine>
      <FootLine>
        <Link to={paths.trial} state={state}>
          {intl.formatMessage(messages.trial)}
        </Link>
      </FootLine>
    </>
  )
}

const messages = defineMessages({
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
