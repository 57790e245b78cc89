import { useIntl } from 'react-intl'
import type { WithdrawAllowance } from '#src/api/generated/types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { formatAmount, formatPercent } from '#src/lib/money.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { SectionHead } from '#src/ui/display/SectionHead.tsx'
import styles from '../Cashier.module.css'
import { cashierMessages } from '../cashier-messages.ts'
import { Limits } from '../Limits.tsx'
import { withdrawMessages as messages } from './withdraw-messages.ts'

const NOTHING = '0.00'

/** What may be paid out now and today, what must be bet before, and what it costs. */
export function Allowance({ allowance }: { allowance: WithdrawAllowance }) {
  const intl = useIntl()
  const { currencySymbol } = useBalance()
  const { fee, leftToday, limits, timesLeftToday, turnoverLeft, withdrawable } = allowance
  const money = (amount: string) => <Money key={amount} symbol={currencySymbol} amount={amount} />
  return (
    <section>
      <SectionHead flush mark={currentMerchant.mark} title={intl.formatMessage(messages.allowance)} />
      <Card>
        <dl className={styles.facts}>
          <dt>{intl.formatMessage(messages.now)}</dt>
          <dd>{money(withdrawable)}</dd>
          <dt>{intl.formatMessage(cashierMessages.limits)}</dt>
          <dd>
            <Limits limits={limits} />
          </dd>
          <dt>{intl.formatMessage(messages.today)}</dt>
          <dd>{intl.formatMessage(messages.times, { amount: money(leftToday), times: timesLeftToday })}</dd>
          {formatAmount(turnoverLeft) === NOTHING ? null : (
            <>
              <dt>{intl.formatMessage(messages.turnover)}</dt>
              <dd>{money(turnoverLeft)}</dd>
            </>
          )}
          {fee ? (
            <>
              <dt>{intl.formatMessage(messages.fee)}</dt>
              <dd>
                {intl.formatMessage(messages.feeTerms, {
                  rate: <bdi key="rate">{formatPercent(fee.rate)}</bdi>,
                  minimum: money(fee.minimum),
                  free: fee.freeTimesLeft,
                })}
              </dd>
            </>
          ) : null}
        </dl>
      </Card>
    </section>
  )
}
