import { useIntl } from 'react-intl'
import type { BetTotals as Sums } from '#src/api/generated/types.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { betMessages as messages } from './bet-messages.ts'
import { recordMessages } from './record-messages.ts'
import { Totals } from './Totals.tsx'

/** The sums over all pages of the asked days, as the gateway gives them. */
export function BetTotals({ totals }: { totals: Sums }) {
  const intl = useIntl()
  return (
    <Totals
      label={intl.formatMessage(recordMessages.totals)}
      figures={[
        { name: intl.formatMessage(messages.bet), value: <Money amount={totals.betAmount} /> },
        { name: intl.formatMessage(messages.valid), value: <Money amount={totals.validBet} /> },
        { name: intl.formatMessage(messages.winLoss), value: <Money amount={totals.winLoss} /> },
      ]}
    />
  )
}
