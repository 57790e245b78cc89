import { useIntl } from 'react-intl'
import { getPlayLimitsQuery, setPlayLimits, useSetPlayLimits } from '#src/api/generated/limits.ts'
import type { PlayLimit, PlayLimits } from '#src/api/generated/types.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { momentText } from '#src/core/i18n/moment-format.ts'
import { paymentOf, tidyAmount } from '#src/core/money/amounts.ts'
import { AmountField } from '#src/core/money/AmountField.tsx'
import { moneyMessages } from '#src/core/money/money-messages.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { useQuestion } from '#src/core/session/use-question.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { limitMessages as messages } from './limit-messages.ts'
import styles from './Limits.module.css'
import { useKeepDecision } from './use-keep-decision.ts'

interface LimitFormProps {
  period: PlayLimit['period']
  /** The limit that counts; undefined where there is none. */
  present: string | undefined
  onDone: () => void
}

/** Another limit for one period, or none any more (BEYOND-10). */
export function LimitForm({ period, present, onDone }: LimitFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const keepDecision = useKeepDecision()
  const show = (decided: PlayLimits, inPage: boolean) => {
    const waits = decided.limits.find((one) => one.period === period)?.pending
    showToast({
      kind: 'success',
      durationMs: TOAST_MS.long,
      ...(waits ? { text: messages.savedLater, values: { time: momentText(waits.dueAt) } } : { text: messages.saved }),
    })
    keepDecision(decided)
    if (inPage) onDone()
  }
  const isMounted = useIsMounted()
  // What was decided may count all the same.
  const askAgain = () => void invalidate(getPlayLimitsQuery)
  const removal = useSetPlayLimits({ onSuccess: (decided) => show(decided, isMounted()), onError: askAgain })
  const form = useGatewayForm({
    name: `playLimit ${period}`,
    // Without cents that say nothing, as one would type it.
    initial: { amount: present?.replace(/\.00$/, '') ?? '' },
    secrets: [],
    tidy: ({ amount }) => ({ amount: tidyAmount(amount) }),
    check: ({ amount }) => ({ amount: faultIf(paymentOf(amount) === undefined, moneyMessages.format) }),
    operations: ['setPlayLimits'],
    places: {},
    send: ({ amount }) => setPlayLimits({ body: { period, amount: paymentOf(amount) ?? '' } }),
    onSent: (decided, _values, inPage) => show(decided, inPage),
    onFailed: askAgain,
  })
  const question = useQuestion()
  const remove = () =>
    question(
      {
        title: messages.removeTitle,
        text: messages.removeText,
        cancel: commonMessages.cancel,
        submit: messages.removeYes,
      },
      () => removal.mutateAsync({ body: { period } }),
    )
  return (
    <form {...form.props}>
      <AmountField
        {...form.field('amount')}
        label={intl.formatMessage(messages.amount)}
        hint={intl.formatMessage(present === undefined ? messages.firstRule : messages.rule)}
      />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.save)}
      </SubmitButton>
      {present === undefined ? null : (
        <Button
          variant="text"
          size="wide"
          className={styles.remove}
          pending={removal.isPending}
          onClick={() => void remove()}
        >
          {intl.formatMessage(messages.remove)}
        </Button>
      )}
    </form>
  )
}
