import { useIntl } from 'react-intl'
import { AccessFrame } from './AccessFrame.tsx'
import { LoginFoot } from './LoginFoot.tsx'
import { LoginForm } from './LoginForm.tsx'
import { loginMessages } from './login-messages.ts'
import { WishCard } from './WishCard.tsx'

/** Signing in (LOGIN). Who is signed in already never sees it: the route sends them on (GAP-68, GAP-130). */
export function LoginPage() {
  const intl = useIntl()
  return (
    <AccessFrame title={intl.formatMessage(loginMessages.title)}>
      <WishCard />
      <LoginForm />
      <LoginFoot />
    </AccessFrame>
  )
}
