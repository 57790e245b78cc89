import History from 'lucide-react/icons/history'
import { useIntl } from 'react-intl'
import { Link } from '#src/core/routing/Link.tsx'
import { paths } from '#src/core/routing/paths.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { BalanceControls } from '#src/core/wallet/BalanceControls.tsx'
import { balanceMessages } from '#src/core/wallet/balance-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { cashierMessages as messages } from './cashier-messages.ts'
import styles from './Cashier.module.css'

/** What there is on the account, and the way to what was paid before. */
export function BalanceBar({ history }: { history: 'deposit' | 'withdraw' }) {
  const intl = useIntl()
  return (
    <div className={styles.bar}>
      <div className={styles.barWords}>
        <span className={styles.quiet} aria-hidden="true">
          {intl.formatMessage(balanceMessages.balance)}
        </span>
        <span className={styles.balance}>
          <b>
            <BalanceAmount />
          </b>
          <BalanceControls />
        </span>
      </div>
      <Button
        variant="line"
        size="small"
        icon={<Icon icon={History} size={16} />}
        render={(link) => <Link to={`${paths.accountRecord}?tab=${history}`} {...link} />}
      >
        {intl.formatMessage(messages.history)}
      </Button>
    </div>
  )
}
