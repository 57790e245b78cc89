import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Link } from '#src/core/routing/Link.tsx'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { accountActions } from './action-messages.ts'

/** In the place of a list that only members have: leads a visitor to the login, and back here after it. */
export function LogInFirst({ title }: { title: string }) {
  const intl = useIntl()
  const location = useLocation()
  return (
    <StateView
      kind="empty"
      title={title}
      action={
        <Button variant="primary" render={(link) => <Link {...loginFrom(location)} {...link} />}>
          {intl.formatMessage(accountActions.logIn)}
        </Button>
      }
    />
  )
}
