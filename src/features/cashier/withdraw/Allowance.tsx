import { useIntl } from 'react-intl'
import type { WithdrawAllowance, WithdrawFee } from '#src/api/generated/types.ts'
import { isLeft } from '#src/core/money/withdraw-fee.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useHideBalance } from '#src/core/wallet/wallet.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { SectionHead } from '#src/core/merchant/SectionHead.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { cashierMessages } from '../cashier-messages.ts'
import { Limits } from '../Limits.tsx'
import { withdrawMessages as messages } from './withdraw-messages.ts'

/**
 * What may be paid out now and today, what must be bet before, and what it costs. Now that is often the whole balance,
 * and hidden with it (WALLET-06).
 */
export function Allowance({ allowance }: { allowance: WithdrawAllowance }) {
  const intl = useIntl()
  const [hidden] = useHideBalance()
  const { fee, leftToday, limits, timesLeftToday, turnoverLeft, withdrawable } = allowance
  const feeTerms = ({ rate, minimum, freeTimesLeft }: WithdrawFee) =>
    intl.formatMessage(messages.feeTerms, {
      rate: <bdi key="rate">{formatPercent(rate)}</bdi>,
      minimum: <Money key="minimum" amount={minimum} />,
      free: freeTimesLeft,
    })
  return (
    <section>
      <SectionHead flush title={intl.formatMessage(messages.allowance)} />
      <Card>
        <FactList
          facts={[
            { name: intl.formatMessage(messages.now), value: <Money amount={withdrawable} hidden={hidden} /> },
            { name: intl.formatMessage(cashierMessages.limits), value: <Limits limits={limits} /> },
            {
              name: intl.formatMessage(messages.today),
              value: intl.formatMessage(messages.times, {
                amount: <Money key="amount" amount={leftToday} />,
                times: timesLeftToday,
              }),
            },
            ...(isLeft(turnoverLeft)
              ? [{ name: intl.formatMessage(messages.turnover), value: <Money amount={turnoverLeft} /> }]
              : []),
            ...(fee ? [{ name: intl.formatMessage(moneyFacts.fee), value: feeTerms(fee) }] : []),
          ]}
        />
      </Card>
    </section>
  )
}
