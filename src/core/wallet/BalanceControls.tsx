import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { defineMessages, useIntl } from 'react-intl'
import { Icon } from '#src/ui/display/Icon.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { RefreshBalance } from './RefreshBalance.tsx'
import { useHideBalance } from './wallet.ts'
import styles from './BalanceControls.module.css'

/** The eye that hides the balance everywhere, and the button that asks for it again (WALLET-03..06). */
export function BalanceControls() {
  const intl = useIntl()
  const [hidden, setHidden] = useHideBalance()
  return (
    <>
      <IconButton
        label={intl.formatMessage(hidden ? messages.show : messages.hide)}
        className={styles.control}
        onClick={() => setHidden(!hidden)}
      >
        <Icon icon={hidden ? EyeOff : Eye} />
      </IconButton>
      <RefreshBalance size={18} className={styles.control} />
    </>
  )
}

const messages = defineMessages({
  hide: {
    id: 'wallet.balance.hide',
    defaultMessage: 'Hide balance',
    description: 'Label of the eye beside the balance, which shows asterisks instead',
  },
  show: {
    id: 'wallet.balance.show',
    defaultMessage: 'Show balance',
    description: 'Label of the struck-out eye beside a hidden balance',
  },
})
