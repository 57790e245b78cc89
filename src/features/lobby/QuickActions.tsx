import { accountActions } from '#src/core/account/action-messages.ts'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isRealAccount, isTrial } from '#src/core/account/account-type.ts'
import { openLoginModal } from '#src/core/session/login-modal.ts'
import { useSession } from '#src/core/session/session.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { latePart } from '#src/ui/loading/late-part.ts'
import styles from './QuickActions.module.css'
import { RegisterButton } from './RegisterButton.tsx'
import { watchWaysIn } from './ways-in.ts'

const TrialActions = latePart(() => import('./TrialActions.tsx').then((module) => module.TrialActions))

/**
 * Two buttons below the banners: to money for those signed in, into the house for visitors (HOME-09, HOME-10, GAP-139).
 * A trial account is refused money, and is shown the way to an account of its own; who else is refused it (GAP-12) sees
 * none.
 */
export function QuickActions() {
  const intl = useIntl()
  const session = useSession()
  const login = loginFrom(useLocation())
  if (session && isTrial(session.type))
    return (
      <Suspense fallback={<div className={styles.pair} />}>
        <TrialActions />
      </Suspense>
    )
  if (session) {
    if (!isRealAccount(session.type)) return null
    return (
      <div className={styles.pair}>
        <Button icon={<Icon icon={ArrowDownToLine} />} render={(link) => <Link to={paths.deposit} {...link} />}>
          {intl.formatMessage(accountActions.deposit)}
        </Button>
        <Button icon={<Icon icon={ArrowUpFromLine} />} render={(link) => <Link to={paths.withdraw} {...link} />}>
          {intl.formatMessage(accountActions.withdraw)}
        </Button>
      </div>
    )
  }
  return (
    <div ref={watchWaysIn} className={styles.pair}>
      {currentMerchant.loginModal ? (
        <Button onClick={openLoginModal}>{intl.formatMessage(accountActions.logIn)}</Button>
      ) : (
        <Button render={(link) => <Link {...login} {...link} />}>{intl.formatMessage(accountActions.logIn)}</Button>
      )}
      <RegisterButton />
    </div>
  )
}
