import { useId } from 'react'
import { useIntl } from 'react-intl'
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
      {/* The numbers are drawn; Safari would drop the list from what it reads out without its role. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" aria-labelledby={id} className={styles.steps}>
        {installSteps[kind].map((step, at) => (
          <li key={step.id} className={styles.step}>
            <bdi className={styles.number}>{at + 1}</bdi>
            <span className={styles.text}>{intl.formatMessage(step)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
