import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { useIntl } from 'react-intl'
import {
  useGetCustomerSecurityQuestions,
  useGetSecurityConfig,
  useListSecurityQuestions,
} from '#src/api/generated/security.ts'
import type { SecurityQuestion } from '#src/api/generated/types.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { refetchFailed } from '#src/core/errors/refetch-failed.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { FormLead } from '../FormLead.tsx'
import styles from '../SecurityForm.module.css'
import { QuestionsForm } from './QuestionsForm.tsx'
import { questionsMessages as messages } from './questions-messages.ts'

/** `/m/member/questions`: two questions whose answers reset a forgotten payment password (NAMED-26). */
export function QuestionsPage() {
  const intl = useIntl()
  const language = useLanguage()
  const config = useGetSecurityConfig()
  const offered = useListSecurityQuestions({ query: { language } })
  const chosen = useGetCustomerSecurityQuestions({ query: { language } })
  const error = config.error ?? offered.error ?? chosen.error
  if (!config.data || !offered.data || !chosen.data)
    return (
      <LoadingCards
        count={4}
        className={styles.page}
        error={error}
        onRetry={() => refetchFailed(config, offered, chosen)}
      />
    )
  // Two that differ are asked for.
  if (offered.data.list.length < 2)
    return (
      <StateView
        kind="empty"
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={<ServiceButton />}
      />
    )
  return (
    <div className={styles.page}>
      <FormLead
        icon={MessageCircleQuestionMark}
        title={intl.formatMessage(messages.title)}
        text={intl.formatMessage(messages.text)}
      />
      {chosen.data.list.length > 0 ? <PresentQuestions questions={chosen.data.list} /> : null}
      <QuestionsForm offered={offered.data.list} hasPaymentPassword={config.data.paymentPassword} />
    </div>
  )
}

/** The questions that were chosen before, without their answers (GATEWAY-47, MONEY-58). */
function PresentQuestions({ questions }: { questions: readonly SecurityQuestion[] }) {
  const intl = useIntl()
  return (
    <Card className={styles.present}>
      <h3 className={styles.presentTitle}>{intl.formatMessage(messages.present)}</h3>
      <ul className={styles.presentList}>
        {questions.map(({ questionId, question }) => (
          <li key={questionId} dir="auto">
            {question}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{intl.formatMessage(messages.presentText)}</p>
    </Card>
  )
}
