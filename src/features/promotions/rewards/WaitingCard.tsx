import { useIntl } from 'react-intl'
import { BalanceAmount } from '#src/core/wallet/BalanceAmount.tsx'
import { balanceMessages } from '#src/core/wallet/balance-messages.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { sumAmounts } from '#src/lib/sum-amounts.ts'
import { EmblemCard } from '#src/ui/display/EmblemCard.tsx'
import type { Offer } from '../offer.ts'
import { rewardMessages as messages } from './reward-messages.ts'
import styles from './WaitingCard.module.css'

/** How many rewards wait and what they are worth together, above the balance that they go to. */
export function WaitingCard({ rewards }: { rewards: readonly Offer[] }) {
  const intl = useIntl()
  const waiting = rewards.filter(({ status }) => status === 'CLAIM')
  const amounts = waiting.flatMap(({ reward }) => reward ?? [])
  return (
    <EmblemCard emblem="rewards">
      <p className={styles.title} role="status">
        {intl.formatMessage(messages.waiting, { count: waiting.length })}
      </p>
      {amounts.length > 0 ? (
        <p className={styles.sum}>
          <Money amount={sumAmounts(amounts)} />
        </p>
      ) : null}
      <p className={styles.balance}>
        <span aria-hidden="true">{intl.formatMessage(balanceMessages.balance)} </span>
        <b>
          <BalanceAmount />
        </b>
      </p>
    </EmblemCard>
  )
}
