import { useIntl } from 'react-intl'
import {
  getCustomerSecurityQuestionsQuery,
  resetPaymentPassword,
  useGetCustomerSecurityQuestions,
} from '#src/api/generated/security.ts'
import type { SecurityQuestion } from '#src/api/generated/types.ts'
import { listBankCardsQuery } from '#src/api/generated/withdraw.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { HoldNotice } from '#src/core/account/HoldNotice.tsx'
import { minutesLeft } from '#src/core/account/minutes-left.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import type { Fault } from '#src/core/forms/form-types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { paths } from '#src/core/routing/paths.ts'
import { tidyDigits, tidyText } from '#src/lib/plain-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { ANSWER_MAX_LENGTH, answerFaults } from '../answer-rules.ts'
import styles from '../SecurityForm.module.css'
import { useLeaveForm } from '../use-leave-form.ts'
import { checkNewPaymentPassword } from './new-payment-password.ts'
import { newPaymentPasswordMessages } from './new-payment-password-messages.ts'
import { NewPaymentPasswordFields } from './NewPaymentPasswordFields.tsx'
import { PaymentUsername } from './PaymentUsername.tsx'
import { paymentPasswordPageMessages as messages } from './payment-password-page-messages.ts'

interface HoldHours {
  /** How long withdrawals are held after a reset. */
  holdHours: number | undefined
}

/** As many as the contract lets a member have. */
const ANSWERS = ['first', 'second', 'third'] as const

/** How long answers are locked, in hours: the lock is a day (MONEY-55). */
function lockedFault(value: { retryAt: string } | undefined): Fault | undefined {
  const minutes = minutesLeft(value)
  return minutes === undefined
    ? undefined
    : { message: messages.answersLocked, values: { hours: Math.max(1, Math.round(minutes / 60)) } }
}

/** A forgotten payment password, by the answers to the member's own questions (GATEWAY-44, GATEWAY-47). */
export function ResetByAnswers({ holdHours }: HoldHours) {
  const language = useLanguage()
  const { data, error, refetch } = useGetCustomerSecurityQuestions({ query: { language } })
  if (data) return <AnswersForm questions={data.list.slice(0, ANSWERS.length)} holdHours={holdHours} />
  return <LoadingCards count={2} error={error} onRetry={refetch} />
}

function AnswersForm({ questions, holdHours }: HoldHours & { questions: readonly SecurityQuestion[] }) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const { isLeaving, leave, refresh } = useLeaveForm(paths.security, listBankCardsQuery)
  const asked = questions.map((question, at) => ({ ...question, name: ANSWERS[at] ?? 'first' }))
  const form = useGatewayForm({
    name: 'paymentPasswordByAnswers',
    initial: { first: '', second: '', third: '', newPaymentPassword: '', again: '' },
    secrets: ['first', 'second', 'third', 'newPaymentPassword', 'again'],
    tidy: (typed) => ({
      first: tidyText(typed.first),
      second: tidyText(typed.second),
      third: tidyText(typed.third),
      newPaymentPassword: tidyDigits(typed.newPaymentPassword),
      again: tidyDigits(typed.again),
    }),
    check: (values) => ({
      ...Object.fromEntries(
        asked.flatMap(({ name }) => (values[name] === '' ? [[name, { message: answerFaults.empty }]] : [])),
      ),
      ...checkNewPaymentPassword(values),
    }),
    follows: { newPaymentPassword: 'again' },
    operations: ['resetPaymentPassword'],
    places: {
      PAYMENT_PASSWORD_WEAK: { field: 'newPaymentPassword' },
      SECURITY_ANSWERS_LOCKED: { field: 'first', fault: lockedFault },
      SMS_CODE_INCORRECT: null,
      SMS_CODE_FORMAT: null,
      SMS_CODE_EXPIRED: null,
    },
    send: ({ newPaymentPassword, ...answers }) =>
      resetPaymentPassword({
        body: {
          answers: asked.map(({ questionId, name }) => ({ questionId, answer: answers[name] })),
          newPaymentPassword,
        },
      }),
    onSent: () => leave(newPaymentPasswordMessages.saved),
    onFailed: refresh,
    onCode: {
      // There are none any more, so the page offers another way.
      SECURITY_QUESTIONS_UNSET: () => {
        void invalidate(getCustomerSecurityQuestionsQuery)
        return 'leaves'
      },
    },
    unknown: { resetPaymentPassword: newPaymentPasswordMessages.unknown },
  })
  return (
    <form {...form.props}>
      <PaymentUsername />
      {asked.map(({ questionId, question, name }) => (
        <TextField
          key={questionId}
          {...form.field(name)}
          label={question}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={ANSWER_MAX_LENGTH}
          enterKeyHint="next"
        />
      ))}
      <NewPaymentPasswordFields field={form.field} />
      <HoldNotice hours={holdHours} />
      <SubmitButton form={form} className={styles.submit} pending={isLeaving}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
    </form>
  )
}
