import { useTransition, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { retryMessage } from '#src/core/errors/retry-message.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
import { StateView } from '#src/ui/states/StateView.tsx'
import { ServiceHandle } from '../shell/floating/ServiceHandle.tsx'
import styles from './BlockingScreen.module.css'

interface BlockingScreenProps {
  title: string
  text: ReactNode
  onRetry: () => Promise<void>
  /** Customer service comes from the status, so it is missing where there is none (GAP-128). */
  withoutService?: boolean
}

/** A screen in place of the whole site: what is the matter, one way on, and customer service. */
export function BlockingScreen({ title, text, onRetry, withoutService = false }: BlockingScreenProps) {
  const intl = useIntl()
  // Pending until what comes of it is drawn: a start draws the whole site.
  const [pending, startRetry] = useTransition()
  return (
    <main className={styles.screen}>
      <p className={styles.brand}>
        <Mark shape={currentMerchant.mark} lit />
        {currentMerchant.brand}
      </p>
      <StateView
        kind="error"
        title={title}
        text={text}
        action={
          <Button variant="primary" pending={pending} onClick={() => startRetry(onRetry)}>
            {intl.formatMessage(retryMessage)}
          </Button>
        }
      />
      {withoutService ? null : <ServiceHandle />}
    </main>
  )
}
