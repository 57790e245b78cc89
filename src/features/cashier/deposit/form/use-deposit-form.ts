import { listDepositBanksQuery } from '#src/api/generated/deposit.ts'
import { getPlayLimitsQuery } from '#src/api/generated/limits.ts'
import { acceptDepositPromo, listDepositPromosQuery } from '#src/api/generated/promotions.ts'
import { listDepositReportsQuery } from '#src/api/generated/records-lists.ts'
import type { DepositChannel, DepositMethodCode } from '#src/api/generated/types.ts'
import { isGatewayError } from '#src/api/gateway-error.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault } from '#src/core/forms/form-types.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIdempotencyKey } from '#src/core/money/use-idempotency-key.ts'
import { amountFault, isMore, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { useSendUnlessRepeated } from '#src/core/money/orders/use-send-unless-repeated.ts'
import { useShowOrder } from '#src/core/money/orders/use-show-order.ts'
import { noteSentForm } from '#src/core/money/sent-forms.ts'
import { useAmountLimits } from '#src/core/money/use-amount-limits.ts'
import { depositOrderPath } from '#src/core/routing/order-path.ts'
import { useCurrencySymbol } from '#src/core/wallet/wallet.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { formMessages as messages } from './form-messages.ts'
import { ownRestFault, useOwnRest } from './own-rest.ts'
import { asksPayer, depositOperations, sendDeposit } from './send-deposit.ts'
import type { ChosenPromotion } from './use-deposit-promotions.ts'

interface DepositFormOptions {
  method: DepositMethodCode
  channel: DepositChannel
  payerName: string
  promotions: readonly ChosenPromotion[]
}

const operations = Object.values(depositOperations)

/** Fields, rules and calls of an order to pay in; on success its page takes the place of the form (NAMED-01). */
export function useDepositForm({ method, channel, payerName, promotions }: DepositFormOptions) {
  const invalidate = useInvalidate()
  const currencySymbol = useCurrencySymbol()
  const key = useIdempotencyKey()
  const sendUnlessRepeated = useSendUnlessRepeated(messages)
  const { showOrder, untilMade } = useShowOrder(depositOperations[method])
  const { limits, limitsPlace, learnLimits } = useAmountLimits(channel.limits)
  const rest = useOwnRest(limits)
  const { banks = [], variants = [] } = channel

  /** A promotion that has to be joined is joined first; if that fails, nothing is ordered (MONEY-26). */
  const join = async (promoId: string) => {
    if (promotions.find((one) => one.promoId === promoId)?.status !== 'JOIN') return
    try {
      await acceptDepositPromo({ body: { promoId } })
    } catch (error) {
      // Joined by an earlier press, whose answer was lost; whether that does for an order, the gateway judges.
      if (!isGatewayError(error) || error.code !== 'PROMO_ALREADY_CLAIMED') throw error
    }
    void invalidate(listDepositPromosQuery)
  }
  /** The member's own limits say more about an amount than the channel does. */
  const amountFaultOf = (text: string): Fault | undefined => {
    const amount = paymentOf(text)
    if (rest !== undefined && amount !== undefined && isMore(amount, rest)) return ownRestFault(rest, currencySymbol)
    return amountFault(text, { left: undefined, limits, currencySymbol })
  }
  const refreshMethods = () => {
    void invalidate(listDepositBanksQuery)
    // The form may go with its channel.
    return 'leaves' as const
  }
  const name = `deposit ${method} ${channel.channelId}`
  const form = useGatewayForm({
    name,
    initial: {
      amount: '',
      bankCode: (banks.length === 1 && banks[0]?.bankCode) || '',
      variant: variants[0] ?? 'QR',
      payerName,
      promoId: '',
    },
    // No promotion is ever chosen before the member chooses it (MONEY-25).
    secrets: ['promoId'],
    tidy: (values) => ({ ...values, amount: tidyAmount(values.amount), payerName: tidyText(values.payerName) }),
    check: ({ amount, bankCode, payerName: payer }) => ({
      amount: amountFaultOf(amount),
      bankCode: faultIf(banks.length > 0 && bankCode === '', messages.bankMissing),
      payerName: faultIf(asksPayer(method, channel) && payer === '', messages.payerMissing),
    }),
    // The promotion is joined before the order.
    operations: [...operations, 'acceptDepositPromo'],
    places: {
      AMOUNT_OUT_OF_LIMITS: limitsPlace,
      DEPOSIT_LIMIT_REACHED: { field: 'amount', fault: (left) => left && ownRestFault(left.amount, currencySymbol) },
    },
    send: async ({ promoId, ...values }) => {
      const { amount, bankCode, variant, payerName: payer } = values
      noteSentForm(key, { form: name, values })
      if (promoId !== '') await join(promoId)
      return sendUnlessRepeated((again) =>
        sendDeposit(
          {
            method,
            channel,
            amount: paymentOf(amount) ?? '',
            bankCode: bankCode || undefined,
            variant: variant === 'H5' ? 'H5' : 'QR',
            payerName: payer,
            promoId: promoId || undefined,
            again,
          },
          key,
        ),
      )
    },
    onSent: ({ orderNo }, _values, inPage) => {
      void invalidate(listDepositReportsQuery)
      showOrder(depositOrderPath(orderNo), inPage)
    },
    // A promotion may be joined all the same, or offered no more.
    onFailed: () => void invalidate(listDepositPromosQuery),
    onCode: {
      AMOUNT_OUT_OF_LIMITS: (failure) => {
        learnLimits(failure)
        // What else the page says of the channel is out of date too.
        void invalidate(listDepositBanksQuery)
      },
      FEATURE_UNAVAILABLE: refreshMethods,
      RECORD_NOT_FOUND: refreshMethods,
      DEPOSIT_LIMIT_REACHED: () => void invalidate(getPlayLimitsQuery),
      COOLING_OFF: () => void invalidate(getPlayLimitsQuery),
      IDENTITY_REQUIRED: refreshMethods,
    },
  })
  return untilMade(form)
}
