import { isRealAccount } from '#src/core/account/account-type.ts'
import { accountActions } from '#src/core/account/action-messages.ts'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { useIntl } from 'react-intl'
import { MarkedCard } from '#src/core/merchant/MarkedCard.tsx'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { useSession } from '#src/core/session/session.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { BalanceControls } from '#src/core/wallet/BalanceControls.tsx'
import { balanceMessages } from '#src/core/wallet/balance-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './WalletCard.module.css'

/**
 * The balance with its controls, and for real accounts the ways to pay in and out that the merchant has switched on.
 */
export function WalletCard() {
  const intl = useIntl()
  const session = useSession()
  const isReal = session !== undefined && isRealAccount(session.type)
  const canDeposit = useFeature('DEPOSIT') && isReal
  const canWithdraw = useFeature('WITHDRAW') && isReal
  return (
    <MarkedCard>
      <div className={styles.head}>
        <span aria-hidden="true">{intl.formatMessage(balanceMessages.balance)}</span>
        <BalanceControls />
      </div>
      <p className={styles.amount}>
        <BalanceAmount />
      </p>
      {canDeposit || canWithdraw ? (
        <div className={styles.ways}>
          {canDeposit ? (
            <Button
              variant="primary"
              icon={<Icon icon={ArrowDownToLine} />}
              render={(link) => <Link to={paths.deposit} {...link} />}
            >
              {intl.formatMessage(accountActions.deposit)}
            </Button>
          ) : null}
          {canWithdraw ? (
            <Button icon={<Icon icon={ArrowUpFromLine} />} render={(link) => <Link to={paths.withdraw} {...link} />}>
              {intl.formatMessage(accountActions.withdraw)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </MarkedCard>
  )
}
