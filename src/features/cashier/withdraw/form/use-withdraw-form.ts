import { useState } from 'react'
import type { BoundCardList } from '#src/api/generated/types.ts'
import { withdraw } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordReads } from '#src/core/account/payment-password-reads.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIdempotencyKey } from '#src/core/money/use-idempotency-key.ts'
import { amountFault, isMore, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { sendMoneyCall } from '#src/core/money/money-calls.ts'
import { noteSentForm } from '#src/core/money/sent-forms.ts'
import { withdrawFee } from '#src/core/money/withdraw-fee.ts'
import { useSendUnlessRepeated } from '#src/core/money/orders/use-send-unless-repeated.ts'
import { useShowOrder } from '#src/core/money/orders/use-show-order.ts'
import { useAmountLimits } from '#src/core/money/use-amount-limits.ts'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import { formMessages as messages } from './form-messages.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

const FORM = 'withdraw'

/** Fields, rules and call of a withdrawal; on success its order takes the place of the form (NAMED-02, MONEY-44). */
export function useWithdrawForm({ cards, allowance }: Pick<BoundCardList, 'cards' | 'allowance'>) {
  const invalidate = useInvalidate()
  const moneyMoved = useMoneyMoved('withdraw')
  const currencySymbol = useCurrencySymbol()
  const key = useIdempotencyKey()
  const sendUnlessRepeated = useSendUnlessRepeated(messages)
  const { limits, limitsPlace, learnLimits } = useAmountLimits(allowance.limits)
  const { showOrder, untilMade } = useShowOrder('withdraw')
  const [newFee, setNewFee] = useState<{ amount: string; fee: string }>()
  const feeOf = (amount: string) => (newFee?.amount === amount ? newFee.fee : withdrawFee(amount, allowance.fee))
  const usable = cards.filter((card) => card.usable)
  const form = useGatewayForm({
    name: FORM,
    initial: { amount: '', cardId: usable[0]?.cardId ?? '', paymentPassword: '' },
    secrets: ['paymentPassword'],
    tidy: (values) => ({
      ...values,
      amount: tidyAmount(values.amount),
      paymentPassword: tidyDigits(values.paymentPassword),
    }),
    check: ({ amount, cardId, paymentPassword }) => {
      const payment = paymentOf(amount)
      const isOverDay = payment !== undefined && isMore(payment, allowance.leftToday)
      return {
        amount:
          amountFault(amount, { left: allowance.withdrawable, limits, currencySymbol }) ??
          faultIf(isOverDay, messages.overLimit),
        cardId: faultIf(!usable.some((card) => card.cardId === cardId), messages.accountMissing),
        paymentPassword: paymentPasswordFault(paymentPassword),
      }
    },
    operations: ['withdraw'],
    places: {
      AMOUNT_OUT_OF_LIMITS: limitsPlace,
      INSUFFICIENT_BALANCE: { field: 'amount' },
      WITHDRAW_LIMIT_REACHED: { field: 'amount' },
      ...paymentPasswordPlaces('paymentPassword'),
      RECORD_NOT_FOUND: { field: 'cardId', text: messages.accountMissing },
    },
    send: ({ amount: typed, cardId, paymentPassword }) => {
      const amount = paymentOf(typed) ?? ''
      noteSentForm(key, { form: FORM, values: { amount: typed, cardId } })
      return sendUnlessRepeated((again) =>
        sendMoneyCall({ operation: 'withdraw', amount, key }, (header) =>
          withdraw({
            header,
            body: { cardId, amount, fee: feeOf(amount), paymentPassword, again: again || undefined },
          }),
        ),
      )
    },
    onSent: ({ orderNo }, _values, inPage) => {
      void moneyMoved()
      showOrder(withdrawOrderPath(orderNo), inPage)
    },
    // The balance may be less than the page knows.
    onFailed: () => void moneyMoved(),
    onCode: {
      AMOUNT_OUT_OF_LIMITS: learnLimits,
      FEE_CHANGED: ({ value }, sent) => {
        const amount = paymentOf(sent.amount)
        if (value && amount !== undefined) setNewFee({ amount, fee: value.fee })
      },
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      // It has to be set first; the gate leads there.
      PAYMENT_PASSWORD_UNSET: () => {
        void invalidate(...paymentPasswordReads)
        return 'leaves'
      },
    },
  })
  return { form: untilMade(form), feeOf }
}
