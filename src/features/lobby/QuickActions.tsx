import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { Suspense } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { openLoginModal } from '#src/core/session/login-modal.ts'
import { openRegisterModal } from '#src/core/session/register-modal.ts'
import { useSession } from '#src/core/session/session.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { latePart } from '#src/ui/loading/late-part.ts'
import styles from './QuickActions.module.css'

const TrialActions = latePart(async () => (await import('./TrialActions.tsx')).TrialActions)

const messages = defineMessages({
  deposit: {
    id: 'lobby.actions.deposit',
    defaultMessage: 'Deposit',
    description: 'Button on home for members: pay money in',
  },
  withdraw: {
    id: 'lobby.actions.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button on home for members: have money paid out',
  },
  login: { id: 'lobby.actions.login', defaultMessage: 'Log in', description: 'Button on home for visitors' },
  register: {
    id: 'lobby.actions.register',
    defaultMessage: 'Register',
    description: 'Button on home for visitors: open an account',
  },
})

/**
 * Two buttons below the banners: to money for those signed in, into the house for visitors (HOME-09, HOME-10, GAP-139).
 * A trial account is refused money, and is shown the way to an account of its own.
 */
export function QuickActions() {
  const intl = useIntl()
  const session = useSession()
  if (session && isTrial(session.type))
    return (
      <Suspense fallback={<div className={styles.pair} />}>
        <TrialActions />
      </Suspense>
    )
  if (session) {
    return (
      <div className={styles.pair}>
        <Button icon={<Icon icon={ArrowDownToLine} />} render={(link) => <Link to={paths.deposit} {...link} />}>
          {intl.formatMessage(messages.deposit)}
        </Button>
        <Button icon={<Icon icon={ArrowUpFromLine} />} render={(link) => <Link to={paths.withdraw} {...link} />}>
          {intl.formatMessage(messages.withdraw)}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.pair}>
      {currentMerchant.loginModal ? (
        <Button onClick={openLoginModal}>{intl.formatMessage(messages.login)}</Button>
      ) : (
        <Button render={(link) => <Link to={paths.login} {...link} />}>{intl.formatMessage(messages.login)}</Button>
      )}
      {currentMerchant.registerModal ? (
        <Button variant="primary" onClick={openRegisterModal}>
          {intl.formatMessage(messages.register)}
        </Button>
      ) : (
        <Button variant="primary" render={(link) => <Link to={paths.register} {...link} />}>
          {intl.formatMessage(messages.register)}
        </Button>
      )}
    </div>
  )
}
