import { useIntl } from 'react-intl'
import { Money } from '#src/core/wallet/Money.tsx'
import styles from './Transfer.module.css'
import { transferMessages as messages } from './transfer-messages.ts'

interface PayeesProps {
  payments: readonly { memberId: string; account: string; amount: string | undefined }[]
}

/** Who gets how much, as far as it can be read. */
export function Payees({ payments }: PayeesProps) {
  const intl = useIntl()
  return (
    <ul className={styles.payees} aria-label={intl.formatMessage(messages.members)}>
      {payments.map(({ memberId, account, amount }) => (
        <li key={memberId} className={styles.payee}>
          <span>
            <bdi>{account}</bdi>
          </span>
          {amount === undefined ? null : <Money amount={amount} />}
        </li>
      ))}
    </ul>
  )
}
