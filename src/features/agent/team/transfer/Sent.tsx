import CircleCheck from 'lucide-react/icons/circle-check'
import { useIntl } from 'react-intl'
import type { TransferOrder } from '#src/api/generated/types.ts'
import { orderMessages } from '#src/core/money/orders/order-messages.ts'
import { copyMessages } from '#src/core/toasts/copy-messages.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { CopyField } from '#src/ui/controls/CopyField.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { Icon } from '#src/ui/display/Icon.tsx'
import styles from './Transfer.module.css'
import { sentTo, transferMessages as messages } from './transfer-messages.ts'

/** A transfer that went through, with the number that support asks for. */
export function Sent({ order, onClose }: { order: TransferOrder; onClose: () => void }) {
  const intl = useIntl()
  return (
    <>
      <div className={styles.sent}>
        <span className={styles.seal}>
          <Icon icon={CircleCheck} size={28} />
        </span>
        <FocusedTitle level="h3" className={styles.title}>
          {intl.formatMessage(sentTo, {
            amount: <Money key="amount" amount={order.amount} />,
            account: <bdi key="account">{order.account}</bdi>,
          })}
        </FocusedTitle>
      </div>
      <CopyField
        label={intl.formatMessage(orderMessages.number)}
        value={order.orderNo}
        copyLabel={intl.formatMessage(copyMessages.copy)}
        copiedLabel={intl.formatMessage(copyMessages.copied)}
      />
      <Button variant="primary" size="wide" className={styles.submit} onClick={onClose}>
        {intl.formatMessage(messages.done)}
      </Button>
    </>
  )
}
