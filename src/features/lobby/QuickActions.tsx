import { accountActions } from '#src/core/account/action-messages.ts'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import type { LucideIcon } from 'lucide-react'
import { Suspense } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import { isRealAccount, isTrial } from '#src/core/account/account-type.ts'
import { openLoginModal } from '#src/core/session/login-modal.ts'
import { useSession } from '#src/core/session/session.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
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
 * none, and nobody sees what the merchant does not offer (BOOT-24).
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
  if (session) return isRealAccount(session.type) ? <WaysToMoney /> : null
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

/** While nobody knows what the merchant offers, the room is kept, so that nothing moves when it is known. */
function WaysToMoney() {
  const canDeposit = useKnownFeature('DEPOSIT')
  const canWithdraw = useKnownFeature('WITHDRAW')
  return canDeposit === false && canWithdraw === false ? null : (
    <div className={styles.pair}>
      {canDeposit ? <ToMoney icon={ArrowDownToLine} to={paths.deposit} name={accountActions.deposit} /> : null}
      {canWithdraw ? <ToMoney icon={ArrowUpFromLine} to={paths.withdraw} name={accountActions.withdraw} /> : null}
    </div>
  )
}

interface ToMoneyProps {
  icon: LucideIcon
  to: string
  name: MessageDescriptor
}

function ToMoney({ icon, to, name }: ToMoneyProps) {
  const intl = useIntl()
  return (
    <Button icon={<Icon icon={icon} />} render={(link) => <Link to={to} {...link} />}>
      {intl.formatMessage(name)}
    </Button>
  )
}
