import { useIntl } from 'react-intl'
import type { DepositOrder, PaymentQr } from '#src/api/generated/types.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { Card } from '#src/ui/display/Card.tsx'
import styles from './DepositOrder.module.css'
import { PayApp } from './PayApp.tsx'
import { payMessages as messages } from './pay-messages.ts'
import { SavableQr } from './SavableQr.tsx'

/** A code to scan, with what it pays and until when. */
export function PayQr({ payment: { content, appUrl }, order }: { payment: PaymentQr; order: DepositOrder }) {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.qrTitle)}</h2>
      <p className={styles.text}>{intl.formatMessage(messages.qrText)}</p>
      <SavableQr
        content={content}
        label={intl.formatMessage(messages.qrLabel)}
        order={order}
        symbol={currencySymbol}
        amount={order.amount}
      />
      <PayApp appUrl={appUrl} amount={order.amount} />
    </Card>
  )
}
