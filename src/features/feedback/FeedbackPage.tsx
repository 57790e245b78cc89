import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackMessages as messages } from './feedback-messages.ts'
import styles from './FeedbackPage.module.css'
import { Thanks } from './Thanks.tsx'

/** `/m/feedback`: members and visitors tell the operator something (FEEDBACK-01, NAMED-07). */
export function FeedbackPage() {
  const intl = useIntl()
  const [isSent, setSent] = useState(false)
  if (isSent) return <Thanks onAgain={() => setSent(false)} />
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <FeedbackForm onSent={() => setSent(true)} />
    </div>
  )
}
