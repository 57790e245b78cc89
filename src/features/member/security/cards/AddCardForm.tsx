import { useEffect, useEffectEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { getMemberInfoQuery } from '#src/api/generated/first-screen.ts'
import { addBankCard, listWithdrawBanksQuery } from '#src/api/generated/security.ts'
import type { WithdrawBank } from '#src/api/generated/types.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf, faultOf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { moneyFacts } from '#src/core/money/money-facts.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { isPayeeName, PAYEE_NAME_LENGTH } from '../../profile/name-rules.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm, useStepBack } from '../use-leave-form.ts'
import { isAccountNumber, tidyAccountNumber } from './account-number.ts'
import { BankChoice } from './BankChoice.tsx'
import { cardsMessages as messages } from './cards-messages.ts'
import { numberFieldOf } from './number-fields.ts'

/** What the contract takes, in characters. */
const BRANCH_MAX_LENGTH = 80

interface AddCardFormProps {
  banks: readonly WithdrawBank[]
  /** Of the member; undefined while none is set. */
  payeeName: string | undefined
}

/** Binds an account or wallet of the member, in the payee name alone once it is set (GATEWAY-45, MONEY-47). */
export function AddCardForm({ banks, payeeName }: AddCardFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const stepBack = useStepBack(paths.cards)
  const { isLeaving, leave, refresh } = useLeaveForm(paths.cards, listBankCardsQuery, getMemberInfoQuery)
  const bankOf = (code: string): Partial<WithdrawBank> => banks.find(({ bankCode }) => bankCode === code) ?? {}
  const kindOf = (code: string) => bankOf(code).kind ?? 'BANK'
  const form = useGatewayForm({
    name: 'addBankCard',
    initial: { bankCode: '', cardNumber: '', branch: '', payeeName: '', paymentPassword: '' },
    secrets: ['cardNumber', 'paymentPassword'],
    tidy: (typed) => ({
      bankCode: typed.bankCode,
      cardNumber: tidyAccountNumber(typed.cardNumber, kindOf(typed.bankCode)),
      branch: tidyText(typed.branch),
      payeeName: tidyText(typed.payeeName),
      paymentPassword: tidyDigits(typed.paymentPassword),
    }),
    check: (values) => {
      const isNumber = isAccountNumber(values.cardNumber, kindOf(values.bankCode))
      const isHolder = payeeName !== undefined || isPayeeName(values.payeeName)
      return {
        bankCode: faultIf(values.bankCode === '', messages.bankUnchosen),
        cardNumber: isNumber ? undefined : faultOf(values.cardNumber, reactions.NUMBER_FORMAT.text),
        payeeName: isHolder ? undefined : faultOf(values.payeeName, reactions.NAME_FORMAT.text),
        paymentPassword: paymentPasswordFault(values.paymentPassword),
      }
    },
    follows: { bankCode: 'cardNumber' },
    operations: ['addBankCard'],
    places: {
      RECORD_NOT_FOUND: { field: 'bankCode', text: messages.bankGone },
      BANK_CARD_EXISTS: { field: 'cardNumber' },
      NAME_FORMAT: { field: 'payeeName' },
      NUMBER_FORMAT: { field: 'cardNumber' },
      ...paymentPasswordPlaces('paymentPassword'),
    },
    send: ({ branch, ...card }) =>
      addBankCard({
        body: { ...card, branch: branch !== '' && kindOf(card.bankCode) === 'BANK' ? branch : undefined },
      }),
    onSent: () => leave(messages.saved),
    onFailed: refresh,
    onCode: {
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      // It has to be set first; the page leads there.
      PAYMENT_PASSWORD_UNSET: () => 'leaves',
      BANK_CARD_LIMIT: () => {
        stepBack()
        return 'leaves'
      },
      RECORD_NOT_FOUND: () => {
        form.set('bankCode', '')
        void invalidate(listWithdrawBanksQuery)
      },
    },
  })
  const chosen = String(useWatch({ control: form.control, name: 'bankCode' }))
  // It can become known while another name is typed: the first card brings it, or another tab.
  const takeOver = useEffectEvent((name: string) => form.set('payeeName', name))
  useEffect(() => {
    if (payeeName !== undefined) takeOver(payeeName)
  }, [payeeName])
  return (
    <form {...form.props}>
      <BankChoice banks={banks} field={form.field('bankCode')} />
      <TextField
        {...form.field('cardNumber')}
        {...numberFieldOf(bankOf(chosen), intl)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      {kindOf(chosen) === 'BANK' ? (
        <TextField
          {...form.field('branch')}
          label={intl.formatMessage(messages.branch)}
          dir="auto"
          autoComplete="off"
          maxLength={BRANCH_MAX_LENGTH}
          enterKeyHint="next"
        />
      ) : null}
      <TextField
        {...form.field('payeeName')}
        readOnly={payeeName !== undefined}
        label={intl.formatMessage(moneyFacts.holder)}
        hint={intl.formatMessage(payeeName === undefined ? messages.holderNew : messages.holderFixed)}
        dir="auto"
        autoComplete="name"
        maxLength={PAYEE_NAME_LENGTH}
        enterKeyHint="next"
      />
      <PaymentPasswordField {...form.field('paymentPassword')} enterKeyHint="go" />
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}
