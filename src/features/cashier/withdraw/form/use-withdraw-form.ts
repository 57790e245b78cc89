import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { listWithdrawReportsQuery } from '#src/api/generated/records-lists.ts'
import type { BoundCardList, WithdrawOrder } from '#src/api/generated/types.ts'
import { listBankCardsQuery, withdraw } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { NOTHING_SENT, useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIdempotencyKey } from '#src/core/forms/use-idempotency-key.ts'
import { amountFault, isMore, limitFault, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { sayMade } from '#src/core/money/say-made.ts'
import { sendMoneyCall } from '#src/core/money/money-calls.ts'
import { withdrawFee } from '#src/core/money/withdraw-fee.ts'
import { useRepeatQuestion } from '#src/core/money/orders/use-repeat-question.ts'
import { withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { useBalance } from '#src/core/wallet/wallet.ts'
import { tidyDigits } from '#src/lib/plain-text.ts'
import { formMessages as messages } from './form-messages.ts'
import { moneyReads } from '#src/core/money/money-reads.ts'

interface WithdrawRequest {
  cardId: string
  amount: string
  fee: string
  paymentPassword: string
}

/** Fields, rules and call of a withdrawal; on success its order takes the place of the form (NAMED-02, MONEY-44). */
export function useWithdrawForm({ cards, allowance }: Pick<BoundCardList, 'cards' | 'allowance'>) {
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { currencySymbol } = useBalance()
  const key = useIdempotencyKey()
  const isMeantAgain = useRepeatQuestion(messages)
  // What the gateway named last is newer than what the page was told.
  const [limits, setLimits] = useState(allowance.limits)
  // The page of the order may take a moment to load.
  const [isMade, setMade] = useState(false)
  const [newFee, setNewFee] = useState<{ amount: string; fee: string }>()
  const feeOf = (amount: string) => (newFee?.amount === amount ? newFee.fee : withdrawFee(amount, allowance.fee))

  const send = (request: WithdrawRequest, again = false): Promise<WithdrawOrder> =>
    sendMoneyCall({ operation: 'withdraw', amount: request.amount, key }, (header) =>
      withdraw({ header, body: again ? { ...request, again } : request }),
    )
  /** The order, or nothing where one like it is open and the member wants no second (MONEY-16). */
  const order = async (request: WithdrawRequest): Promise<WithdrawOrder | typeof NOTHING_SENT> => {
    try {
      return await send(request)
    } catch (error) {
      if (!isGatewayError(error, 'withdraw') || error.code !== 'ORDER_REPEATED') throw error
      return (await isMeantAgain(error.value?.orderedAt)) ? send(request, true) : NOTHING_SENT
    }
  }
  const usable = cards.filter((card) => card.usable)
  const form = useGatewayForm({
    name: 'withdraw',
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
      AMOUNT_OUT_OF_LIMITS: { field: 'amount', fault: (found) => found && limitFault(found, currencySymbol) },
      INSUFFICIENT_BALANCE: { field: 'amount' },
      WITHDRAW_LIMIT_REACHED: { field: 'amount' },
      ...paymentPasswordPlaces('paymentPassword'),
      RECORD_NOT_FOUND: { field: 'cardId', text: messages.accountMissing },
    },
    send: ({ amount, cardId, paymentPassword }) => {
      const payment = paymentOf(amount) ?? ''
      return order({ cardId, amount: payment, fee: feeOf(payment), paymentPassword })
    },
    onSent: ({ orderNo }, _values, inPage) => {
      void invalidate(...moneyReads, listBankCardsQuery, listWithdrawReportsQuery)
      if (!inPage) return sayMade('withdraw')
      setMade(true)
      void navigate(withdrawOrderPath(orderNo), { replace: true })
    },
    onFailed: () => void invalidate(listBankCardsQuery),
    onCode: {
      AMOUNT_OUT_OF_LIMITS: ({ value }) => value && setLimits(value),
      FEE_CHANGED: ({ value }): void => {
        const amount = paymentOf(form.read().amount)
        if (value && amount !== undefined) setNewFee({ amount, fee: value.fee })
      },
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
    },
  })
  return { form, feeOf, isMade }
}
