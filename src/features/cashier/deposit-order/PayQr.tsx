import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DepositOrder } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { orderMessages } from '#src/core/money/orders/order-messages.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { QrCode } from '#src/ui/display/QrCode.tsx'
import styles from './DepositOrder.module.css'
import { orderPageMessages } from './order-page-messages.ts'
import { payMessages as messages } from './pay-messages.ts'
import { canDraw, savePicture } from './save-picture.ts'

/** A code to scan, with what it pays and until when; on the phone that shows it, it can be saved (MONEY-35). */
export function PayQr({ content, order }: { content: string; order: DepositOrder }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const [isDrawable] = useState(canDraw)
  const { orderNo, amount, expiresAt } = order
  const save = () => {
    const until = intl.formatDate(expiresAt, {
      timeZone: currentMerchant.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const lines = [
      formatMoney(currencySymbol, amount),
      orderNo,
      `${intl.formatMessage(orderPageMessages.validUntil)} ${until}`,
    ]
    savePicture(content, lines, orderNo)
  }
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.qrTitle)}</h2>
      <p className={styles.text}>{intl.formatMessage(messages.qrText)}</p>
      <QrCode text={content} label={intl.formatMessage(messages.qrLabel)} />
      <FactList
        facts={[
          { name: intl.formatMessage(orderMessages.number), value: <bdi>{orderNo}</bdi> },
          { name: intl.formatMessage(messages.amount), value: <Money symbol={currencySymbol} amount={amount} /> },
          { name: intl.formatMessage(orderPageMessages.validUntil), value: <Moment at={expiresAt} /> },
        ]}
      />
      {isDrawable ? (
        <div className={styles.action}>
          <Button size="wide" icon={<Icon icon={Download} />} onClick={save}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
