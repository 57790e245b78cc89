import { useIntl } from 'react-intl'
import type { BetTotals as Totals } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { betMessages as messages } from './bet-messages.ts'
import styles from './Bets.module.css'

/** The sums over all pages of the asked days, as the gateway gives them. */
export function BetTotals({ totals }: { totals: Totals }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  return (
    <dl className={styles.totals} aria-label={intl.formatMessage(messages.totals)}>
      {(
        [
          [messages.bet, totals.betAmount],
          [messages.valid, totals.validBet],
          [messages.winLoss, totals.winLoss],
        ] as const
      ).map(([name, amount]) => (
        <div key={name.id}>
          <dt>{intl.formatMessage(name)}</dt>
          <dd>
            <Money symbol={currencySymbol} amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
