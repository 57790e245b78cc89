import History from 'lucide-react/icons/history'
import { useIntl } from 'react-intl'
import { historyMessage } from '#src/core/records/history-message.ts'
import { Link } from '#src/core/routing/Link.tsx'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { BalanceBar } from '#src/core/wallet/BalanceBar.tsx'
import { balanceMessages } from '#src/core/wallet/balance-messages.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'

/** What there is on the account, and the way to what was paid before. */
export function CashierBar({ history }: { history: 'deposit' | 'withdraw' }) {
  const intl = useIntl()
  return (
    <BalanceBar label={intl.formatMessage(balanceMessages.balance)}>
      <Button
        variant="line"
        size="small"
        icon={<Icon icon={History} size={16} />}
        render={(link) => <Link to={accountRecordPath(history)} {...link} />}
      >
        {intl.formatMessage(historyMessage)}
      </Button>
    </BalanceBar>
  )
}
