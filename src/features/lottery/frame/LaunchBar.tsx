import X from 'lucide-react/icons/x'
import { useIntl } from 'react-intl'
import { categoryNames } from '#src/core/games/category/category-messages.ts'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { textDirection } from '#src/lib/text-direction.ts'
import { Icon } from '#src/ui/display/Icon.tsx'
import { FittedLine } from '#src/ui/display/FittedLine.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './LaunchPage.module.css'
import { launchMessages } from './launch-messages.ts'

interface LaunchBarProps {
  /** Name of the lottery that was started here; a link from elsewhere brings none. */
  name: string | undefined
  onClose: () => void
}

/** The way out, what is played, and the balance: it stands wherever one plays. */
export function LaunchBar({ name, onClose }: LaunchBarProps) {
  const intl = useIntl()
  return (
    <header className={styles.bar}>
      <IconButton label={intl.formatMessage(launchMessages.close)} onClick={onClose}>
        <Icon icon={X} size={22} />
      </IconButton>
      <h1 className={styles.title} dir={name === undefined ? undefined : textDirection(name)}>
        {name ?? intl.formatMessage(categoryNames.LOTT)}
      </h1>
      <FittedLine className={styles.balance}>
        <BalanceAmount />
      </FittedLine>
    </header>
  )
}
