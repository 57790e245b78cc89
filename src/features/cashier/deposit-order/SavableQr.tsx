import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { DepositOrder } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { orderMessages } from '#src/core/money/orders/order-messages.ts'
import { CurrencyAmount } from '#src/core/wallet/CurrencyAmount.tsx'
import { formatMoney } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import { QrCode } from '#src/ui/display/QrCode.tsx'
import styles from './DepositOrder.module.css'
import { orderPageMessages } from './order-page-messages.ts'
import { payMessages as messages } from './pay-messages.ts'
import { canDraw, savePicture } from './save-picture.ts'

interface SavableQrProps {
  content: string
  /** Says what the code holds, for screen readers. */
  label: string
  order: DepositOrder
  /** Of the currency that is paid in. */
  symbol: string
  amount: string
  /** A warning that the picture carries along. */
  warning?: string
}

/**
 * A code to scan with order, amount and expiry; on the phone that shows it, it can be saved as a picture (MONEY-35).
 */
export function SavableQr({ content, label, order, symbol, amount, warning }: SavableQrProps) {
  const intl = useIntl()
  const [isDrawable] = useState(canDraw)
  const { orderNo, expiresAt } = order
  const save = () => {
    const until = intl.formatDate(expiresAt, {
      timeZone: currentMerchant.timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    const validUntil = `${intl.formatMessage(orderPageMessages.validUntil)} ${until}`
    const lines = [formatMoney(symbol, amount), orderNo, validUntil]
    savePicture(content, warning === undefined ? lines : [...lines, warning], orderNo)
  }
  return (
    <>
      <QrCode text={content} label={label} />
      <FactList
        facts={[
          { name: intl.formatMessage(orderMessages.number), value: <bdi>{orderNo}</bdi> },
          { name: intl.formatMessage(moneyFacts.amount), value: <CurrencyAmount symbol={symbol} amount={amount} /> },
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
    </>
  )
}
