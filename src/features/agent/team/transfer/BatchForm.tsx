import { useState, type FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { transferMultipleDownline } from '#src/api/generated/agent.ts'
import type { TransferResults } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { formActions } from '#src/core/forms/form-actions.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useIdempotencyKey } from '#src/core/money/use-idempotency-key.ts'
import { sendMoneyCall } from '#src/core/money/money-calls.ts'
import { noteSentForm } from '#src/core/money/sent-forms.ts'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useBalance, useCurrencySymbol, useHideBalance } from '#src/core/wallet/wallet.ts'
import { Chip } from '#src/ui/controls/Chip.tsx'
import { ChipRow } from '#src/ui/motion/ChipRow.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { amountField, checkBatch, emptyBatch, paymentsOf, sumOf, tidyBatch, type Payee } from './batch.ts'
import { Check } from './Check.tsx'
import { noteTransfer } from './own-transfers.ts'
import { Payees } from './Payees.tsx'
import styles from './Transfer.module.css'
import { sentOf, transferMessages as messages } from './transfer-messages.ts'
import { useAfterTransfer } from './use-after-transfer.ts'

interface BatchFormProps {
  payees: readonly Payee[]
  onSent: (results: TransferResults, inPage: boolean) => void
}

/** For who closed the sheet before the answer. */
function sayOutcome({ results }: TransferResults): void {
  const done = results.filter(({ success }) => success).length
  const kind = done < results.length ? 'warning' : 'success'
  showToast({ kind, text: sentOf, values: { done, all: results.length }, durationMs: TOAST_MS.long })
}

/**
 * Money for several members: the same for all or an amount each, then the question whether that is right (GATEWAY-111).
 */
export function BatchForm({ payees, onSent }: BatchFormProps) {
  const intl = useIntl()
  const key = useIdempotencyKey()
  const askBalances = useAfterTransfer()
  const { amount: balance } = useBalance()
  const [hidden] = useHideBalance()
  const currencySymbol = useCurrencySymbol()
  const [isChecking, setChecking] = useState(false)
  // The amounts are meant for these members alone.
  const name = `teamTransfers ${payees.map(({ memberId }) => memberId).join(' ')}`
  const initial = emptyBatch(payees)
  const form = useGatewayForm({
    name,
    initial,
    // The key is that of one opening, so amounts are taken over into the next one only where they moved nothing.
    secrets: ['same', 'each', ...payees.map(({ memberId }) => amountField(memberId))],
    tidy: (values) => tidyBatch(values, payees),
    check: (values) => checkBatch(values, payees, { left: balance, currencySymbol }),
    operations: ['transferMultipleDownline'],
    places: {},
    send: (values) => {
      const transfers = paymentsOf(values, payees).map(({ memberId, amount = '' }) => ({ memberId, amount }))
      noteTransfer(
        key,
        transfers.map(({ memberId }) => memberId),
      )
      noteSentForm(key, { form: name, values })
      return sendMoneyCall({ operation: 'transferMultipleDownline', amount: sumOf(values, payees), key }, (header) =>
        transferMultipleDownline({ header, body: { transfers } }),
      )
    },
    onSent: (sent, _values, inPage) => {
      askBalances()
      onSent(sent, inPage)
      if (!inPage) sayOutcome(sent)
    },
    onFailed: askBalances,
    // The balance may have fallen since.
    onRefused: () => setChecking(false),
  })
  // Whatever changes, the sum changes with it.
  useWatch({ control: form.control })
  const values = form.read()
  const payments = paymentsOf(values, payees)
  const facts = [
    {
      name: intl.formatMessage(messages.sum),
      value: (
        <b className={styles.amount}>
          <Money amount={sumOf(values, payees)} />
        </b>
      ),
    },
    { name: intl.formatMessage(messages.yours), value: <Money amount={balance} hidden={hidden} /> },
  ]
  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    const fields = values.each ? payees.map(({ memberId }) => amountField(memberId)) : (['same'] as const)
    if (await form.verify(...fields)) setChecking(true)
  }
  if (isChecking) {
    return (
      <form {...form.props}>
        <Check facts={facts} form={form} onBack={() => setChecking(false)}>
          <Payees payments={payments} />
        </Check>
      </form>
    )
  }
  return (
    <form {...form.props} onSubmit={(event) => void goOn(event)}>
      {payees.length > 1 ? (
        <div className={styles.choice}>
          <ChipRow label={intl.formatMessage(messages.howMuch)} wrap>
            <Chip selected={!values.each} onPress={() => form.set('each', false)}>
              {intl.formatMessage(messages.same)}
            </Chip>
            <Chip selected={values.each} onPress={() => form.set('each', true)}>
              {intl.formatMessage(messages.each)}
            </Chip>
          </ChipRow>
        </div>
      ) : null}
      {values.each ? (
        <div className={styles.each}>
          {payees.map(({ memberId, account }) => (
            <AmountField key={memberId} {...form.field(amountField(memberId))} label={account} />
          ))}
        </div>
      ) : (
        <>
          <AmountField {...form.field('same')} label={intl.formatMessage(messages.amountEach)} />
          <Payees payments={payments} />
        </>
      )}
      <div className={styles.sum}>
        <FactList facts={facts} />
      </div>
      <SubmitButton form={form}>{intl.formatMessage(formActions.next)}</SubmitButton>
    </form>
  )
}
