import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useIntl } from 'react-intl'
import { useMember } from '#src/core/session/member.ts'
import type { Session } from '#src/core/session/session.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance, useHideBalance } from '#src/core/wallet/wallet.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { shellMessages } from '../shell/shell-messages.ts'
import { menuMessages } from './menu-messages.ts'
import styles from './MemberPart.module.css'

/** Who is signed in and the balance, which can be hidden and asked for again (SHELL-75, SHELL-76, WALLET-03..06). */
export function MemberPart({ session }: { session: Session }) {
  const intl = useIntl()
  const member = useMember(session)
  const balance = useBalance()
  const [hidden, setHidden] = useHideBalance()
  return (
    <div className={styles.member}>
      <Avatar size="large" src={member.iconUrl} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{member.name}</bdi>
        </p>
        <p className={styles.balance}>
          <VisuallyHidden>{intl.formatMessage(shellMessages.balance)} </VisuallyHidden>
          <span className={styles.amount}>
            <Money symbol={balance.currencySymbol} amount={balance.amount} hidden={hidden || balance.isRefreshing} />
          </span>
          <IconButton
            label={intl.formatMessage(hidden ? menuMessages.showBalance : menuMessages.hideBalance)}
            className={styles.control}
            onClick={() => setHidden(!hidden)}
          >
            <Icon icon={hidden ? EyeOff : Eye} />
          </IconButton>
          <IconButton
            label={intl.formatMessage(shellMessages.refresh)}
            className={styles.control}
            aria-busy={balance.isRefreshing || undefined}
            onClick={balance.refresh}
          >
            <Icon icon={RefreshCw} size={18} />
          </IconButton>
        </p>
      </div>
    </div>
  )
}
