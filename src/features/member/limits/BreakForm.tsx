import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { getPlayLimitsQuery, setPlayLimits } from '#src/api/generated/limits.ts'
import type { BreakDays } from '#src/api/generated/types.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { momentText } from '#src/core/i18n/moment-format.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { breakMessages as messages } from './break-messages.ts'
import styles from './Limits.module.css'
import { useKeepDecision } from './use-keep-decision.ts'

const DAY_MS = 24 * 60 * 60_000

/** The second question before a break: until when, that nobody can end it, and a box to tick (BEYOND-10). */
export function BreakForm({ days, onBegun }: { days: BreakDays; onBegun: () => void }) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const keepDecision = useKeepDecision()
  const errorId = useId()
  const [until] = useState(() => new Date(serverNow() + days * DAY_MS).toISOString())
  const form = useGatewayForm({
    name: 'playBreak',
    initial: { understood: false },
    // Ticked anew each time.
    secrets: ['understood'],
    tidy: (values) => values,
    check: ({ understood }) => ({ understood: faultIf(!understood, messages.tick) }),
    operations: ['setPlayLimits'],
    places: {},
    send: () => setPlayLimits({ body: { break: days } }),
    onSent: (decided) => {
      const values = { time: momentText(decided.break?.endsAt ?? until) }
      showToast({ kind: 'success', text: messages.started, values, durationMs: TOAST_MS.long })
      keepDecision(decided)
      onBegun()
    },
    // The break may have begun all the same.
    onFailed: () => void invalidate(getPlayLimitsQuery),
  })
  const { error, ...box } = form.field('understood')
  return (
    <form {...form.props}>
      <p className={styles.text}>{intl.formatMessage(messages.until, { time: <Moment key="time" at={until} /> })}</p>
      <Checkbox {...box} error={error} aria-describedby={error === undefined ? undefined : errorId}>
        {intl.formatMessage(messages.understood)}
      </Checkbox>
      {error === undefined ? null : (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.start)}
      </SubmitButton>
    </form>
  )
}
