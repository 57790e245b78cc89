import { accountActions } from '#src/core/account/action-messages.ts'
import Dices from 'lucide-react/icons/dices'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { loginPath } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { startTrial } from '#src/core/session/start-trial.ts'
import { wayInMessages } from '#src/core/session/way-in-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { menuMessages } from './menu-messages.ts'
import styles from './VisitorPart.module.css'

/** The ways in for those who are not signed in (SHELL-77), and trial play, which stays on the page (SESSION-18). */
export function VisitorPart({ onLeave }: { onLeave: () => void }) {
  const intl = useIntl()
  const tryOut = () => {
    onLeave()
    void startTrial()
  }
  return (
    <div className={styles.visitor}>
      <p className={styles.text}>{intl.formatMessage(menuMessages.invitation)}</p>
      <Button variant="primary" size="wide" render={(link) => <Link to={loginPath()} onClick={onLeave} {...link} />}>
        {intl.formatMessage(accountActions.logIn)}
      </Button>
      <div className={styles.links}>
        <Button variant="text" size="small" render={(link) => <Link to={paths.register} onClick={onLeave} {...link} />}>
          {intl.formatMessage(accountActions.register)}
        </Button>
        <Button variant="text" size="small" render={(link) => <Link to={paths.forget} onClick={onLeave} {...link} />}>
          {intl.formatMessage(wayInMessages.forgot)}
        </Button>
      </div>
      <Button variant="line" size="wide" icon={<Icon icon={Dices} />} onClick={tryOut}>
        {intl.formatMessage(wayInMessages.trial)}
      </Button>
    </div>
  )
}
