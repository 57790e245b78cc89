import ExternalIcon from 'lucide-react/icons/external-link'
import { useIntl } from 'react-intl'
import type { PaymentLink } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { paymentPage } from '#src/core/merchant/payment-hosts.ts'
import { ExternalLink } from '#src/core/routing/ExternalLink.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './DepositOrder.module.css'
import { PayApp } from './PayApp.tsx'
import { payMessages as messages } from './pay-messages.ts'

/**
 * The way to a provider's page: it names the host and opens on a press alone, and only hosts of the merchant's list
 * (MONEY-33).
 */
export function PayLink({ payment: { url, appUrl }, amount }: { payment: PaymentLink; amount: string }) {
  const intl = useIntl()
  const page = paymentPage(url, currentMerchant.code)
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.linkTitle)}</h2>
      {page === undefined ? (
        <p className={styles.text}>{intl.formatMessage(messages.linkUnsafe)}</p>
      ) : (
        <>
          <p className={styles.text}>{intl.formatMessage(messages.linkText)}</p>
          <Button
            variant="primary"
            size="wide"
            icon={<Icon icon={ExternalIcon} directional />}
            render={(link) => <ExternalLink href={page.href} {...link} />}
          >
            {intl.formatMessage(messages.open, {
              host: (
                <bdi key="host" dir="ltr">
                  {page.host}
                </bdi>
              ),
            })}
          </Button>
          <PayApp appUrl={appUrl} amount={amount} />
        </>
      )}
    </Card>
  )
}
