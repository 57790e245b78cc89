import { useIntl } from 'react-intl'
import type { BetTotals as Sums } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { betMessages as messages } from './bet-messages.ts'
import { Totals } from './Totals.tsx'

/** The sums over all pages of the asked days, as the gateway gives them. */
export function BetTotals({ totals }: { totals: Sums }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const money = (amount: string) => <Money symbol={currencySymbol} amount={amount} />
  return (
    <Totals
      label={intl.formatMessage(messages.totals)}
      figures={[
        [intl.formatMessage(messages.bet), money(totals.betAmount)],
        [intl.formatMessage(messages.valid), money(totals.validBet)],
        [intl.formatMessage(messages.winLoss), money(totals.winLoss)],
      ]}
    />
  )
}
