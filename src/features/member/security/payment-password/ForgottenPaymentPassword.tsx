import KeyRound from 'lucide-react/icons/key-round'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import type { SecurityConfig } from '#src/api/generated/types.ts'
import { bySmsMessage } from '#src/core/account/verification/by-sms-message.ts'
import { useFeature } from '#src/core/site/site-status.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Segmented } from '#src/ui/controls/Segmented.tsx'
import { FormLead } from '../FormLead.tsx'
import styles from '../SecurityForm.module.css'
import { paymentPasswordPageMessages as messages } from './payment-password-page-messages.ts'
import { ResetByAnswers } from './ResetByAnswers.tsx'
import { ResetBySms } from './ResetBySms.tsx'

type Way = 'answers' | 'sms'

interface ForgottenPaymentPasswordProps {
  config: SecurityConfig
  onRemember: () => void
}

/**
 * A forgotten payment password: by answers or by SMS, as far as the account has them, else by customer service
 * (MONEY-54).
 */
export function ForgottenPaymentPassword({ config, onRemember }: ForgottenPaymentPasswordProps) {
  const intl = useIntl()
  const panelId = useId()
  const hasSms = useFeature('MOBILEVERCODELOGIN3') && config.mobileNum
  const ways: readonly Way[] = [
    ...(config.securityQuestions ? (['answers'] as const) : []),
    ...(hasSms ? (['sms'] as const) : []),
  ]
  const [chosen, choose] = useState<Way>()
  const way = chosen !== undefined && ways.includes(chosen) ? chosen : ways[0]
  return (
    <div className={styles.page}>
      <FormLead
        icon={KeyRound}
        title={intl.formatMessage(messages.forgot)}
        text={intl.formatMessage(
          way === undefined ? messages.noWayText : way === 'sms' ? messages.smsText : messages.answersText,
        )}
        arrived
      />
      {ways.length > 1 && way !== undefined ? (
        <div className={styles.ways}>
          <Segmented
            label={intl.formatMessage(messages.ways)}
            segments={ways.map((id) => ({
              id,
              label: intl.formatMessage(id === 'sms' ? bySmsMessage : messages.byAnswers),
              panelId: id === way ? panelId : undefined,
            }))}
            selected={way}
            onSelect={choose}
          />
        </div>
      ) : null}
      <div id={panelId} role={ways.length > 1 ? 'tabpanel' : undefined}>
        {way === undefined ? (
          <ServiceButton />
        ) : way === 'sms' ? (
          <ResetBySms holdHours={config.withdrawHoldHours} />
        ) : (
          <ResetByAnswers holdHours={config.withdrawHoldHours} />
        )}
      </div>
      <Button variant="text" size="wide" className={styles.other} onClick={onRemember}>
        {intl.formatMessage(messages.remember)}
      </Button>
    </div>
  )
}
