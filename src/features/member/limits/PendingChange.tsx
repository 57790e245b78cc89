import { useIntl } from 'react-intl'
import { getPlayLimitsQuery, useSetPlayLimits } from '#src/api/generated/limits.ts'
import type { PlayLimit } from '#src/api/generated/types.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { useTimeLeft } from '#src/core/money/use-time-left.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { limitMessages as messages } from './limit-messages.ts'
import styles from './Limits.module.css'
import { useKeepDecision } from './use-keep-decision.ts'

interface PendingChangeProps {
  period: PlayLimit['period']
  /** The limit that counts. */
  present: string
  pending: NonNullable<PlayLimit['pending']>
  /** The change was confirmed or cancelled, so that nothing is left here. */
  onSettled: () => void
}

/** A higher limit, or none, that waits: it can be cancelled, and confirmed once its time has come (BEYOND-10). */
export function PendingChange({ period, present, pending, onSettled }: PendingChangeProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const keepDecision = useKeepDecision()
  const isDue = useTimeLeft(pending.dueAt) === 0
  const { amount } = pending
  const { mutate, isPending } = useSetPlayLimits({
    onSuccess(decided, { body }) {
      const yes = amount === undefined ? messages.removed : messages.saved
      const text = 'confirm' in body ? yes : messages.kept
      showToast({ kind: 'success', text, durationMs: TOAST_MS.long })
      keepDecision(decided)
      onSettled()
    },
    // Another tab may have decided meanwhile.
    onError: () => void invalidate(getPlayLimitsQuery),
  })
  const money = (sum: string) => <Money key="amount" amount={sum} />
  const confirm = () => mutate({ body: { period, amount, confirm: true } })
  const cancel = () => mutate({ body: { period, amount: present } })
  const time = <Moment key="time" at={pending.dueAt} />
  if (!isDue)
    return (
      <div className={styles.pending}>
        <p>
          {amount === undefined
            ? intl.formatMessage(messages.removalWaits, { time })
            : intl.formatMessage(messages.waits, { amount: money(amount), time })}
        </p>
        <Button size="wide" pending={isPending} onClick={cancel}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </div>
    )
  return (
    <div className={styles.pending}>
      <p>
        {amount === undefined
          ? intl.formatMessage(messages.removalDue)
          : intl.formatMessage(messages.due, { amount: money(amount) })}
      </p>
      <Button size="wide" pending={isPending} onClick={cancel}>
        {intl.formatMessage(messages.keep, { amount: money(present) })}
      </Button>
      <Button size="wide" variant="line" pending={isPending} onClick={confirm}>
        {amount === undefined
          ? intl.formatMessage(messages.removalYes)
          : intl.formatMessage(messages.yes, { amount: money(amount) })}
      </Button>
    </div>
  )
}
