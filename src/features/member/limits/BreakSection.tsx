import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { BreakDays, PlayLimits } from '#src/api/generated/types.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { onBreakMessage } from '#src/core/money/on-break-message.ts'
import { useTimeLeft } from '#src/core/money/use-time-left.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { BreakChoice } from './BreakChoice.tsx'
import { breakMessages as messages } from './break-messages.ts'
import styles from './Limits.module.css'

const LENGTHS = [1, 7, 30] as const satisfies readonly BreakDays[]
const DAY_S = 24 * 60 * 60

interface BreakSectionProps {
  running: PlayLimits['break']
  /** Stands between the break that runs and the way to one. */
  children: ReactNode
}

/** The break that runs, and the way to one, or to a longer one; none is ever made shorter (BEYOND-10). */
export function BreakSection({ running, children }: BreakSectionProps) {
  const [hasBegunHere, setBegunHere] = useState(false)
  const onBegun = () => setBegunHere(true)
  if (running)
    return (
      <DuringBreak key={running.endsAt} {...running} arrived={hasBegunHere} onBegun={onBegun}>
        {children}
      </DuringBreak>
    )
  return (
    <>
      {children}
      <BreakChoice title={messages.title} lengths={LENGTHS} onBegun={onBegun} />
    </>
  )
}

interface DuringBreakProps {
  endsAt: string
  /** It has begun, or was made longer, on this page, so the focus goes along. */
  arrived: boolean
  onBegun: () => void
  children: ReactNode
}

function DuringBreak({ endsAt, arrived, onBegun, children }: DuringBreakProps) {
  const intl = useIntl()
  const left = useTimeLeft(endsAt)
  const longer = LENGTHS.filter((days) => days > Math.ceil(left / DAY_S))
  const title = intl.formatMessage(onBreakMessage)
  return (
    <>
      {left === 0 ? null : (
        <Card lit className={styles.running}>
          {arrived ? (
            <FocusedTitle level="h2" className={styles.runningTitle}>
              {title}
            </FocusedTitle>
          ) : (
            <h2 className={styles.runningTitle}>{title}</h2>
          )}
          <p className={styles.runningText}>
            {intl.formatMessage(messages.runningText, { time: <Moment key="time" at={endsAt} /> })}
          </p>
        </Card>
      )}
      {children}
      {longer.length > 0 ? (
        <BreakChoice title={left === 0 ? messages.title : messages.longer} lengths={longer} onBegun={onBegun} />
      ) : null}
    </>
  )
}
