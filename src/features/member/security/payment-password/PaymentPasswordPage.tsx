import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useGetSecurityConfig } from '#src/api/generated/security.ts'
import type { SecurityConfig } from '#src/api/generated/types.ts'
import { LoadingCards } from '#src/core/errors/LoadingCards.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { FormLead } from '../FormLead.tsx'
import styles from '../SecurityForm.module.css'
import { ForgottenPaymentPassword } from './ForgottenPaymentPassword.tsx'
import { paymentPasswordPageMessages as messages } from './payment-password-page-messages.ts'
import { SetPaymentPassword } from './SetPaymentPassword.tsx'

/** `/m/member/paymentPassword`: the first one, a change, or a forgotten one (NAMED-26). */
export function PaymentPasswordPage() {
  const { data, error, refetch } = useGetSecurityConfig()
  if (data) return <Forms config={data} />
  return <LoadingCards count={3} className={styles.page} error={error} onRetry={refetch} />
}

function Forms({ config }: { config: SecurityConfig }) {
  const intl = useIntl()
  // What an attempt found; and the form stays as it is while the first one is told and the page is left.
  const [known, setKnown] = useState<boolean>()
  const hasOne = known ?? config.paymentPassword
  const [isForgotten, setForgotten] = useState(false)
  const [isSwitched, setSwitched] = useState(false)
  const show = (forgotten: boolean) => {
    setForgotten(forgotten)
    setSwitched(true)
  }
  if (isForgotten) return <ForgottenPaymentPassword config={config} onRemember={() => show(false)} />
  return (
    <div className={styles.page}>
      <FormLead
        icon={LockKeyhole}
        title={intl.formatMessage(hasOne ? messages.changeTitle : messages.setTitle)}
        text={intl.formatMessage(hasOne ? messages.changeText : messages.setText)}
        arrived={isSwitched}
      />
      <SetPaymentPassword hasOne={hasOne} onSaved={() => setKnown(hasOne)} onFoundOne={() => setKnown(true)} />
      {hasOne ? (
        <Button variant="text" size="wide" className={styles.other} onClick={() => show(true)}>
          {intl.formatMessage(messages.forgot)}
        </Button>
      ) : null}
    </div>
  )
}
