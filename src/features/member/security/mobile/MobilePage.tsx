import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetMemberInfo } from '#src/api/generated/first-screen.ts'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { refetchFailed } from '#src/core/errors/refetch-failed.ts'
import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { FormLead } from '../FormLead.tsx'
import styles from '../SecurityForm.module.css'
import { MobileForm } from './MobileForm.tsx'
import { mobileMessages as messages } from './mobile-messages.ts'

/** `/m/member/mobile`: the mobile number of the member, and the form for a new one (MONEY-59). */
export function MobilePage() {
  const intl = useIntl()
  const config = useGetSecurityConfig()
  const member = useGetMemberInfo()
  const [isUnavailable, setUnavailable] = useState(false)
  if (!config.data || !member.data)
    return (
      <LoadingCards
        count={3}
        className={styles.page}
        error={config.error ?? member.error}
        onRetry={() => refetchFailed(config, member)}
      />
    )
  const { mobileNum } = member.data
  const { paymentPassword, withdrawHoldHours } = config.data
  return (
    <div className={styles.page}>
      <FormLead
        key={isUnavailable ? 'service' : 'form'}
        icon={Smartphone}
        title={intl.formatMessage(messages.title)}
        text={
          isUnavailable
            ? intl.formatMessage(messages.byService)
            : mobileNum === undefined
              ? intl.formatMessage(messages.none)
              : intl.formatMessage(messages.present, {
                  number: (
                    <bdi key="number" dir="ltr">
                      {mobileNum}
                    </bdi>
                  ),
                })
        }
        arrived={isUnavailable}
      />
      {isUnavailable ? (
        <ServiceButton />
      ) : (
        <MobileForm
          hasPaymentPassword={paymentPassword}
          holdHours={mobileNum === undefined ? undefined : withdrawHoldHours}
          onUnavailable={() => setUnavailable(true)}
        />
      )}
    </div>
  )
}
