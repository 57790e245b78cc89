import { defineMessage, useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'

/** Leads a trial account to one of its own, where others have deposit and withdrawal (SESSION-27). */
export function RegisterForReal({ onLeave }: { onLeave?: () => void }) {
  const intl = useIntl()
  return (
    <Button variant="primary" size="wide" render={(link) => <Link to={paths.register} onClick={onLeave} {...link} />}>
      {intl.formatMessage(register)}
    </Button>
  )
}

const register = defineMessage({
  id: 'account.trial.register',
  defaultMessage: 'Register to play for real',
  description:
    'Button for trial accounts that leads to the registration, on home, in the side menu and below promotions',
})
