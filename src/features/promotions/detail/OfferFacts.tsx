import { useIntl } from 'react-intl'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { formatPercent } from '#src/lib/money.ts'
import { Facts } from '../Facts.tsx'
import type { Offer } from '../offer.ts'
import { detailMessages as messages } from './detail-messages.ts'

/** What a promotion pays and asks for, as far as it is put in numbers. */
export function OfferFacts({ offer: { depositTerms, reward } }: { offer: Offer }) {
  const intl = useIntl()
  const terms = depositTerms && [
    { name: moneyFacts.bonus, value: <bdi>{formatPercent(depositTerms.bonusRate)}</bdi> },
    { name: messages.minDeposit, value: <Money amount={depositTerms.minDeposit} /> },
    ...(depositTerms.maxBonus === undefined
      ? []
      : [{ name: messages.maxBonus, value: <Money amount={depositTerms.maxBonus} /> }]),
    {
      name: messages.turnover,
      value: intl.formatMessage(messages.times, { times: depositTerms.turnoverTimes }),
    },
  ]
  const facts = [
    ...(reward === undefined ? [] : [{ name: messages.reward, value: <Money amount={reward} /> }]),
    ...(terms ?? []),
  ]
  return facts.length === 0 ? null : <Facts facts={facts} />
}
