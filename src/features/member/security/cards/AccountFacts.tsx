import { useIntl } from 'react-intl'
import type { BoundCard } from '#src/api/generated/types.ts'
import { StatusTag } from '#src/ui/display/StatusTag.tsx'
import { BankLogo } from './BankLogo.tsx'
import styles from './Cards.module.css'
import { cardsMessages as messages } from './cards-messages.ts'

/** Which bound account or wallet it is: its bank, the masked number and the holder (MONEY-49). */
export function AccountFacts({ card: { bank, maskedNumber, payeeName, usable } }: { card: BoundCard }) {
  const intl = useIntl()
  return (
    <>
      <div className={styles.bank}>
        <BankLogo bank={bank} size={40} className={styles.logo} />
        <span className={styles.name}>
          <bdi>{bank.bankName}</bdi>
        </span>
        {usable ? null : <StatusTag tone="waiting">{intl.formatMessage(messages.checking)}</StatusTag>}
      </div>
      <span className={styles.number}>
        <bdi dir="ltr">{maskedNumber}</bdi>
      </span>
      <span className={styles.holder}>
        <bdi>{payeeName}</bdi>
      </span>
    </>
  )
}
