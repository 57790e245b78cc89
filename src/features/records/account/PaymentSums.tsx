import { defineMessages, useIntl } from 'react-intl'
import type { PaymentTotals } from '#src/api/generated/types.ts'
import { Totals } from '#src/core/records/Totals.tsx'
import { recordMessages } from '#src/core/records/record-messages.ts'
import { CurrencyAmount } from '#src/core/wallet/CurrencyAmount.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'

/**
 * What was paid in and out in the asked days, and the difference; nothing where the gateway does not say it
 * (BEYOND-16).
 */
export function PaymentSums({ totals }: { totals: PaymentTotals | undefined }) {
  const intl = useIntl()
  const currencySymbol = useCurrencySymbol()
  if (!totals) return null
  const { paidIn, paidOut } = totals
  const difference = subtractAmount(paidOut, paidIn)
  const sign = signOf(difference)
  return (
    <Totals
      label={intl.formatMessage(recordMessages.totals)}
      figures={[
        { name: intl.formatMessage(messages.paidIn), value: <Money amount={paidIn} /> },
        { name: intl.formatMessage(messages.paidOut), value: <Money amount={paidOut} /> },
        {
          name: intl.formatMessage(messages.difference),
          value: <CurrencyAmount symbol={sign > 0 ? `+${currencySymbol}` : currencySymbol} amount={difference} />,
        },
      ]}
      note={intl.formatMessage(sign > 0 ? messages.moreOut : sign < 0 ? messages.moreIn : messages.even)}
    />
  )
}

const messages = defineMessages({
  paidIn: {
    id: 'records.payments.paidIn',
    defaultMessage: 'Deposited',
    description: 'Before the sum of the deposits of some days',
  },
  paidOut: {
    id: 'records.payments.paidOut',
    defaultMessage: 'Withdrawn',
    description: 'Before the sum of the withdrawals of some days',
  },
  difference: {
    id: 'records.payments.difference',
    defaultMessage: 'Difference',
    description: 'Before the withdrawals less the deposits, with its sign',
  },
  moreIn: {
    id: 'records.payments.moreIn',
    defaultMessage: 'You deposited more than you withdrew.',
    description: 'Below the sums of deposits and withdrawals: says the difference in words, without praise or blame',
  },
  moreOut: {
    id: 'records.payments.moreOut',
    defaultMessage: 'You withdrew more than you deposited.',
    description: 'Below the sums of deposits and withdrawals: says the difference in words, without praise or blame',
  },
  even: {
    id: 'records.payments.even',
    defaultMessage: 'You withdrew as much as you deposited.',
    description: 'Below the sums of deposits and withdrawals, where there is no difference',
  },
})
