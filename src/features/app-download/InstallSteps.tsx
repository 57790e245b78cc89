import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Steps } from '#src/ui/display/Steps.tsx'
import { appMessages, installSteps } from './app-messages.ts'
import styles from './InstallSteps.module.css'

/** The numbered steps after a download. */
export function InstallSteps({ kind }: { kind: keyof typeof installSteps }) {
  const intl = useIntl()
  const id = useId()
  return (
    <>
      <h3 id={id} className={styles.title}>
        {intl.formatMessage(appMessages.steps)}
      </h3>
      <Steps labelledBy={id} steps={installSteps[kind].map((step) => intl.formatMessage(step))} />
    </>
  )
}
