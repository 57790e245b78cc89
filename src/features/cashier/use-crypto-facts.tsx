import { useIntl } from 'react-intl'
import type { CryptoTerms } from '#src/api/generated/types.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { cryptoMessages as messages } from './crypto-messages.ts'

/** Rate, network and confirmations of a channel or an order, as lines of a list. The rate keeps all of its decimals. */
export function useCryptoFacts() {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  return ({ currency, network, rate, confirmations }: CryptoTerms) => [
    {
      name: intl.formatMessage(messages.rate),
      value: (
        <bdi className="num" dir="ltr">
          {intl.formatMessage(messages.rateOf, { currency, amount: `${currencySymbol} ${rate}` })}
        </bdi>
      ),
    },
    { name: intl.formatMessage(messages.network), value: <bdi>{network}</bdi> },
    { name: intl.formatMessage(messages.confirmations), value: <bdi className="num">{confirmations}</bdi> },
  ]
}
