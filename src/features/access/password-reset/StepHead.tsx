import type { ReactNode } from 'react'
import { defineMessage, useIntl } from 'react-intl'
import { classNames } from '#src/ui/styles/class-names.ts'
import { useFocusOnMount } from '#src/ui/display/use-focus-on-mount.ts'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { STEPS, type Step } from './step.ts'
import styles from './StepHead.module.css'

interface StepHeadProps {
  step: Step
  /** Whether another step led here: then the focus comes along, so that everybody notices. */
  arrived: boolean
  children: ReactNode
}

/** How far one has come, and what this step is about. */
export function StepHead({ step, arrived, children }: StepHeadProps) {
  const intl = useIntl()
  const number = STEPS.indexOf(step) + 1
  const head = useFocusOnMount<HTMLDivElement>(arrived)
  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <div className={styles.track} aria-hidden="true">
        {STEPS.map((one, index) => (
          <span key={one} className={classNames(styles.part, index < number && styles.done)} />
        ))}
      </div>
      <VisuallyHidden>{intl.formatMessage(progress, { step: number, count: STEPS.length })}</VisuallyHidden>
      <p className={styles.lead}>{children}</p>
    </div>
  )
}

const progress = defineMessage<{ step: number; count: number }>({
  id: 'access.reset.progress',
  defaultMessage: 'Step {step} of {count}',
  description: 'For screen readers: which step of resetting a forgotten password is shown',
})
