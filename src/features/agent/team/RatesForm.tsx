import { useIntl } from 'react-intl'
import { updateRebates } from '#src/api/generated/agent.ts'
import { listSubordinatesQuery } from '#src/api/generated/agent-lists.ts'
import { useInvalidate } from '#src/api/invalidate.ts'
import type { RebateRate, Subordinate } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { isolate } from '#src/lib/isolate.ts'
import { formatPercent } from '#src/lib/money.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { RateFields } from '../DownlineFields.tsx'
import { ratePlace } from '../rate-place.ts'
import { changedRebates, checkRates, grantedRate, grantedRates, tidyRates } from '../rates.ts'
import styles from './Team.module.css'
import { rateBetween, teamMessages as messages } from './team-messages.ts'

interface RatesFormProps {
  subordinate: Subordinate
  /** Rates of the agent, which bound those that are given. */
  own: readonly RebateRate[]
  onDone: () => void
}

/** The rebates of somebody directly below, each between what was granted and the agent's own (GATEWAY-98). */
export function RatesForm({ subordinate, own, onDone }: RatesFormProps) {
  const intl = useIntl()
  const invalidate = useInvalidate()
  const { member, rebates: granted } = subordinate
  const { memberId } = member
  const refresh = () => invalidate(listSubordinatesQuery)
  const form = useGatewayForm({
    name: `teamRates ${memberId}`,
    initial: grantedRates(own, granted),
    secrets: [],
    tidy: (values) => tidyRates(values, own),
    check: (values) => checkRates(values, own, granted),
    operations: ['updateRebates'],
    places: ratePlace(own),
    // A form in which nothing was changed has nothing to say.
    send: async (values) => {
      const rebates = changedRebates(values, own, granted)
      if (rebates.length === 0) return false
      await updateRebates({ body: { memberId, rebates } })
      return true
    },
    onSent: (isChanged, _values, inPage) => {
      if (isChanged) {
        void refresh()
        showToast({ kind: 'success', text: commonMessages.changesSaved, durationMs: TOAST_MS.long })
      }
      if (inPage) onDone()
    },
    // The agent's own rates, or what was granted, may have changed meanwhile. A member who is gone takes the form
    // along.
    onFailed: () => void refresh(),
    onCode: { USER_UNKNOWN_OR_DISABLED: () => 'leaves' },
  })
  return (
    <form {...form.props}>
      <p className={styles.text}>{intl.formatMessage(messages.ratesText)}</p>
      <RateFields
        own={own}
        field={form.field}
        hintOf={({ gameType, rate }) =>
          intl.formatMessage(rateBetween, {
            from: isolate(formatPercent(String(grantedRate(gameType, granted)))),
            to: isolate(formatPercent(rate)),
          })
        }
      />
      <SubmitButton form={form} className={styles.submit}>
        {intl.formatMessage(messages.saveRates)}
      </SubmitButton>
      <Button variant="line" size="wide" className={styles.second} onClick={onDone}>
        {intl.formatMessage(messages.back)}
      </Button>
    </form>
  )
}
