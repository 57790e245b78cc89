import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import {
  getCustomerSecurityQuestionsQuery,
  listSecurityQuestionsQuery,
  setCustomerSecurityQuestions,
} from '#src/api/generated/security.ts'
import type { SecurityQuestion } from '#src/api/generated/types.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { paymentPasswordEffects } from '#src/core/account/payment-password-effects.ts'
import { paymentPasswordPlaces } from '#src/core/account/payment-password-places.ts'
import { paymentPasswordFault } from '#src/core/account/payment-password.ts'
import { PaymentPasswordField } from '#src/core/account/PaymentPasswordField.tsx'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ANSWER_MAX_LENGTH, answerFaults } from '../answer-rules.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm } from '../use-leave-form.ts'
import { questionsMessages as messages } from './questions-messages.ts'

interface QuestionsFormProps {
  offered: readonly SecurityQuestion[]
  /** There is one, which confirms the answers: they could replace it (GATEWAY-48). */
  hasPaymentPassword: boolean
}

/** Two questions that differ, with their answers (GATEWAY-48, MONEY-58). */
export function QuestionsForm({ offered, hasPaymentPassword }: QuestionsFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const { isLeaving, leave, refresh } = useLeaveForm(paths.security, getCustomerSecurityQuestionsQuery)
  const form = useGatewayForm({
    name: 'securityQuestions',
    initial: { first: '', firstAnswer: '', second: '', secondAnswer: '', paymentPassword: '' },
    secrets: ['firstAnswer', 'secondAnswer', 'paymentPassword'],
    tidy: (typed) => ({
      first: typed.first,
      firstAnswer: tidyText(typed.firstAnswer),
      second: typed.second,
      secondAnswer: tidyText(typed.secondAnswer),
      paymentPassword: tidyDigits(typed.paymentPassword),
    }),
    check: (values) => ({
      first: faultIf(values.first === '', messages.unchosen),
      firstAnswer: faultIf(values.firstAnswer === '', answerFaults.empty),
      second:
        faultIf(values.second === '', messages.unchosen) ?? faultIf(values.second === values.first, messages.same),
      secondAnswer: faultIf(values.secondAnswer === '', answerFaults.empty),
      paymentPassword: hasPaymentPassword ? paymentPasswordFault(values.paymentPassword) : undefined,
    }),
    follows: { first: 'second' },
    operations: ['setCustomerSecurityQuestions'],
    places: paymentPasswordPlaces('paymentPassword'),
    send: ({ first, firstAnswer, second, secondAnswer, paymentPassword }) =>
      setCustomerSecurityQuestions({
        body: {
          answers: [
            { questionId: first, answer: firstAnswer },
            { questionId: second, answer: secondAnswer },
          ],
          paymentPassword: hasPaymentPassword ? paymentPassword : undefined,
        },
      }),
    onSent: () => leave(messages.saved),
    onFailed: refresh,
    onCode: {
      ...paymentPasswordEffects({ clear: () => void form.set('paymentPassword', '') }),
      RECORD_NOT_FOUND: () => void invalidate(listSecurityQuestionsQuery),
    },
  })
  const [first, second] = useWatch({ control: form.control, name: ['first', 'second'] })
  const options = offered.map(({ questionId, question }) => (
    <option key={questionId} value={questionId}>
      {question}
    </option>
  ))
  const choice = (chosen: string | boolean) => {
    const question = offered.find(({ questionId }) => questionId === chosen)?.question
    return { shown: question ?? intl.formatMessage(messages.choose), isEmpty: question === undefined }
  }
  return (
    <form {...form.props}>
      <SelectField {...form.field('first')} {...choice(first)} label={intl.formatMessage(messages.first)}>
        <option value="">{intl.formatMessage(messages.choose)}</option>
        {options}
      </SelectField>
      <TextField
        {...form.field('firstAnswer')}
        {...answerInput}
        label={intl.formatMessage(messages.firstAnswer)}
        hint={intl.formatMessage(messages.answerHint)}
      />
      <SelectField {...form.field('second')} {...choice(second)} label={intl.formatMessage(messages.second)}>
        <option value="">{intl.formatMessage(messages.choose)}</option>
        {options}
      </SelectField>
      <TextField
        {...form.field('secondAnswer')}
        {...answerInput}
        label={intl.formatMessage(messages.secondAnswer)}
        enterKeyHint={hasPaymentPassword ? 'next' : 'go'}
      />
      {hasPaymentPassword ? <PaymentPasswordField {...form.field('paymentPassword')} enterKeyHint="go" /> : null}
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}

const answerInput = {
  dir: 'auto',
  autoComplete: 'off',
  autoCapitalize: 'none',
  maxLength: ANSWER_MAX_LENGTH,
  enterKeyHint: 'next',
} as const
