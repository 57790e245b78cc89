import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { lotteryMessages } from '../lottery-messages.ts'
import styles from './LaunchPage.module.css'
import { launchMessages } from './launch-messages.ts'

/** The way out, and the balance: it stands wherever one plays. */
export function LaunchBar({ onClose }: { onClose: () => void }) {
  const intl = useIntl()
  return (
    <header className={styles.bar}>
      <IconButton label={intl.formatMessage(launchMessages.close)} onClick={onClose}>
        <Icon icon={X} size={22} />
      </IconButton>
      <h1 className={styles.title}>{intl.formatMessage(lotteryMessages.title)}</h1>
      <p className={styles.balance}>
        <BalanceAmount />
      </p>
    </header>
  )
}
