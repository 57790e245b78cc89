import { useIntl, type MessageDescriptor } from 'react-intl'
import type { CryptoTerms, DepositBonusTerms, DepositChannel } from '#src/api/generated/types.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { CurrencyAmount } from '#src/core/wallet/CurrencyAmount.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { divideUp } from '#src/lib/divide-amounts.ts'
import { FactList } from '#src/ui/display/FactList.tsx'
import { cryptoMessages } from '../../crypto-messages.ts'
import { useCryptoFacts } from '../../use-crypto-facts.tsx'
import styles from './DepositForm.module.css'
import { sumsOf } from './deposit-sums.ts'
import { formMessages as messages } from './form-messages.ts'

interface SummaryProps {
  /** As the contract writes one. */
  amount: string
  channel: DepositChannel
  /** Of the chosen promotion. */
  terms: DepositBonusTerms | undefined
}

/** What a deposit costs, what it brings, and what has to be bet for that (MONEY-27). */
export function Summary({ amount, channel, terms }: SummaryProps) {
  const intl = useIntl()
  const { channelBonus, promotionBonus, total, turnover } = sumsOf(amount, channel, terms)
  const cryptoFacts = useCryptoFacts()
  const { crypto } = channel
  const coinsOf = ({ currency, rate }: CryptoTerms) => (
    <CurrencyAmount symbol={currency} amount={divideUp(amount, rate)} />
  )
  const fact = (name: MessageDescriptor, sum: string | undefined) =>
    sum === undefined ? [] : [{ name: intl.formatMessage(name), value: <Money amount={sum} /> }]
  return (
    <div className={styles.summary}>
      <FactList
        facts={[
          ...fact(moneyFacts.amount, amount),
          ...(crypto ? [{ name: intl.formatMessage(cryptoMessages.send), value: coinsOf(crypto) }] : []),
          ...fact(messages.channelBonus, channelBonus),
          ...fact(messages.promotionBonus, promotionBonus),
          {
            name: intl.formatMessage(messages.total),
            value: (
              <b className={styles.total}>
                <Money amount={total} />
              </b>
            ),
          },
          ...fact(messages.turnover, turnover),
          ...(crypto ? cryptoFacts(crypto) : []),
        ]}
      />
      {terms && promotionBonus === undefined ? (
        <p className={styles.note}>
          {intl.formatMessage(messages.tooSmall, { amount: <Money key="amount" amount={terms.minDeposit} /> })}
        </p>
      ) : null}
    </div>
  )
}
