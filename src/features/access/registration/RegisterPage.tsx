import { useIntl } from 'react-intl'
import { AccessFrame } from '../AccessFrame.tsx'
import { WishCard } from '../WishCard.tsx'
import { LoginInstead } from './LoginInstead.tsx'
import { registerMessages } from './register-messages.ts'
import { Registration } from './Registration.tsx'
import { RegisterBanner } from './RegisterBanner.tsx'

/** Opening an account (REG). Who is signed in already never sees it: the route sends them home (GAP-129). */
export function RegisterPage() {
  const intl = useIntl()
  return (
    <AccessFrame title={intl.formatMessage(registerMessages.title)} banner={<RegisterBanner />}>
      <WishCard />
      <Registration />
      <LoginInstead />
    </AccessFrame>
  )
}
