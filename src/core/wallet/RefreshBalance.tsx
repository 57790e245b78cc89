import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useIntl } from 'react-intl'
import { classNames } from '#src/ui/styles/class-names.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { balanceMessages } from './balance-messages.ts'
import { useBalance } from './wallet.ts'
import styles from './RefreshBalance.module.css'

interface RefreshBalanceProps {
  /** Side of the icon in px. */
  size: 16 | 18
  className?: string | undefined
}

/** Asks for the balance again; its arrow turns until the answer is there (WALLET-03, WALLET-04). */
export function RefreshBalance({ size, className }: RefreshBalanceProps) {
  const intl = useIntl()
  const { isRefreshing, refresh } = useBalance()
  return (
    <IconButton
      label={intl.formatMessage(balanceMessages.refresh)}
      className={classNames(styles.button, className)}
      aria-busy={isRefreshing || undefined}
      onClick={refresh}
    >
      <Icon icon={RefreshCw} size={size} />
    </IconButton>
  )
}
