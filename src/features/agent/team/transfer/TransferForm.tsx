import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { transferDownline } from '#src/api/generated/agent.ts'
import type { TeamMember, TransferOrder } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIdempotencyKey } from '#src/core/money/use-idempotency-key.ts'
import { sayMade } from '#src/core/money/say-made.ts'
import { sendMoneyCall } from '#src/core/money/money-calls.ts'
import { noteSentForm } from '#src/core/money/sent-forms.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance, useCurrencySymbol, useHideBalance } from '#src/core/wallet/wallet.ts'
import { FactList } from '#src/ui/display/FactList.tsx'
import { amountFault, paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { useAmountLimits } from '#src/core/money/use-amount-limits.ts'
import { Check } from './Check.tsx'
import { noteTransfer } from './own-transfers.ts'
import styles from './Transfer.module.css'
import { transferMessages as messages } from './transfer-messages.ts'
import { useAfterTransfer } from './use-after-transfer.ts'

interface TransferFormProps {
  to: Pick<TeamMember, 'memberId' | 'account' | 'nickname'>
  onSent: (order: TransferOrder) => void
  /** It went through after the form had been left. */
  onLate: () => void
}

/** Money for one member: how much, then the question whether that is right (GATEWAY-110, GAP-122). */
export function TransferForm({ to, onSent, onLate }: TransferFormProps) {
  const intl = useIntl()
  const key = useIdempotencyKey()
  const askBalances = useAfterTransfer()
  const { amount: balance } = useBalance()
  const [hidden] = useHideBalance()
  const currencySymbol = useCurrencySymbol()
  const { limits, limitsPlace, learnLimits } = useAmountLimits(undefined)
  const [isChecking, setChecking] = useState(false)
  const name = `teamTransfer ${to.memberId}`
  const form = useGatewayForm({
    name,
    initial: { amount: '' },
    // The key is that of one opening, so an amount is taken over into the next one only where it moved nothing.
    secrets: ['amount'],
    tidy: ({ amount }) => ({ amount: tidyAmount(amount) }),
    check: ({ amount }) => ({ amount: amountFault(amount, { left: balance, limits, currencySymbol }) }),
    operations: ['transferDownline'],
    places: {
      INSUFFICIENT_BALANCE: { field: 'amount' },
      AMOUNT_OUT_OF_LIMITS: limitsPlace,
    },
    send: (values) => {
      const amount = paymentOf(values.amount) ?? ''
      noteTransfer(key, [to.memberId])
      noteSentForm(key, { form: name, values })
      return sendMoneyCall({ operation: 'transferDownline', amount, key }, (header) =>
        transferDownline({ header, body: { memberId: to.memberId, amount } }),
      )
    },
    onSent: (order, _values, inPage) => {
      askBalances()
      if (inPage) return onSent(order)
      sayMade('transferDownline')
      onLate()
    },
    onFailed: askBalances,
    // The balance may have fallen since.
    onRefused: () => setChecking(false),
    onCode: { AMOUNT_OUT_OF_LIMITS: learnLimits },
  })
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.verify('amount')) setChecking(true)
  }
  const toWhom = {
    name: intl.formatMessage(messages.to),
    value: (
      <>
        <bdi>{to.account}</bdi> {to.nickname ? <bdi className={styles.nickname}>{to.nickname}</bdi> : null}
      </>
    ),
  }
  const yours = { name: intl.formatMessage(messages.yours), value: <Money amount={balance} hidden={hidden} /> }
  return (
    <form {...form.props} onSubmit={isChecking ? form.props.onSubmit : (event) => void goOn(event)}>
      {isChecking ? (
        <Check
          facts={[
            toWhom,
            {
              name: intl.formatMessage(moneyFacts.amount),
              value: (
                <b className={styles.amount}>
                  <Money amount={form.read().amount} />
                </b>
              ),
            },
            yours,
          ]}
          form={form}
          onBack={() => setChecking(false)}
        />
      ) : (
        <>
          <div className={styles.facts}>
            <FactList facts={[toWhom, yours]} />
          </div>
          <AmountField {...form.field('amount')} label={intl.formatMessage(moneyFacts.amount)} />
          <SubmitButton form={form} className={styles.submit}>
            {intl.formatMessage(formActions.next)}
          </SubmitButton>
        </>
      )}
    </form>
  )
}
