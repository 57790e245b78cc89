import { useIntl } from 'react-intl'
import type { TransferAccount } from '#src/api/generated/types.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { CopyLine } from '#src/core/money/orders/CopyLine.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import styles from './DepositOrder.module.css'
import { payMessages as messages } from './pay-messages.ts'

/** The account to transfer to; each line can be copied, the amount to the cent. */
export function PayTransfer({ account, amount }: { account: TransferAccount; amount: string }) {
  const intl = useIntl()
  const lines = [
    [moneyFacts.amount, amount],
    [messages.account, account.accountNumber],
    [moneyFacts.holder, account.accountName],
    [moneyFacts.bank, account.bankName],
    [messages.branch, account.branch],
  ] as const
  return (
    <Card className={styles.part}>
      <h2 className={styles.partTitle}>{intl.formatMessage(messages.transferTitle)}</h2>
      {lines.map(([label, value]) =>
        value === undefined ? null : <CopyLine key={label.id} label={intl.formatMessage(label)} value={value} />,
      )}
    </Card>
  )
}
