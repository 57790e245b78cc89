import Smartphone from 'lucide-react/icons/smartphone'
import { useIntl } from 'react-intl'
import { paymentApp } from '#src/core/merchant/app-links.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './DepositOrder.module.css'
import { payMessages as messages } from './pay-messages.ts'

interface PayAppProps {
  appUrl: string | undefined
  /** Of the order. */
  amount: string
}

/**
 * The way to a payment app on this phone. It opens on a press alone, and only by a listed link that states the order's
 * amount; for any other there is nothing here (MONEY-34).
 */
export function PayApp({ appUrl, amount }: PayAppProps) {
  const intl = useIntl()
  const link = appUrl === undefined ? undefined : paymentApp(appUrl, amount, currentMerchant.currency)
  if (link === undefined) return null
  return (
    <div className={styles.action}>
      <Button
        variant="primary"
        size="wide"
        icon={<Icon icon={Smartphone} />}
        render={(attributes) => <ExternalLink href={link} {...attributes} />}
      >
        {intl.formatMessage(messages.openApp)}
      </Button>
      <p className={styles.note}>
        {intl.formatMessage(messages.appAmount, {
          amount: <Money key="amount" amount={amount} />,
        })}
      </p>
    </div>
  )
}
