import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSession } from '#src/core/session/session.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackMessages as messages } from './feedback-messages.ts'
import styles from './FeedbackPage.module.css'
import { Thanks } from './Thanks.tsx'

/** `/m/feedback`: members and visitors tell the operator something (FEEDBACK-01, NAMED-07). */
export function FeedbackPage() {
  const intl = useIntl()
  const userName = useSession()?.userName
  // What one member typed is never sent as another, who signed in meanwhile; a visitor who signs in keeps it.
  const [owner, setOwner] = useState({ userName, change: 0 })
  const [step, setStep] = useState<'first' | 'thanks' | 'another'>('first')
  if (owner.userName !== userName) {
    setOwner({ userName, change: owner.change + (owner.userName === undefined ? 0 : 1) })
    // The new form comes without a tap: it has no focus to take over.
    if (step === 'another') setStep('first')
  }
  if (step === 'thanks') return <Thanks onAgain={() => setStep('another')} />
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
      <FeedbackForm key={owner.change} isAnother={step === 'another'} onSent={() => setStep('thanks')} />
    </div>
  )
}
