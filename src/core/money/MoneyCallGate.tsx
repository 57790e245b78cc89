import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { Moment } from '#src/core/i18n/Moment.tsx'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { holdGate, useUnknownCall, type MoneyCall } from './money-calls.ts'
import styles from './MoneyCallGate.module.css'
import { moneyFacts } from './money-facts.ts'
import { moneyMessages as messages } from './money-messages.ts'
import { outcomeWords } from './outcome-words.ts'
import { sayMade } from './say-made.ts'
import { useOutcome } from './use-outcome.ts'
import { useMoneyMoved } from './money-moved.ts'

interface MoneyCallGateProps {
  /** The calls that would stand in the way here. */
  operations: readonly MoneyOperation[]
  /** The call did move money: shows its order. Without it, and where the page was left by then, a toast says it. */
  onDone?: (orderNo: string | undefined, call: MoneyCall) => void
  children: ReactNode
}

/**
 * Stands before a form that moves money. While nobody knows what became of an earlier call, it says so in place of the
 * form and finds out (MONEY-05, MONEY-06); the same after a reload, in another tab, and after the next login (MONEY-11
 * to MONEY-13).
 */
export function MoneyCallGate({ operations, onDone, children }: MoneyCallGateProps) {
  const isMounted = useIsMounted()
  const call = useUnknownCall(operations)
  const moneyMoved = useMoneyMoved(call?.operation)
  useEffect(() => {
    return holdGate(operations)
  }, [operations])
  if (!call) return children
  const tell = (orderNo: string | undefined) => {
    void moneyMoved()
    if (onDone && isMounted()) onDone(orderNo, call)
    else sayMade(call.operation)
  }
  return <UnknownCall key={call.key} call={call} onDone={tell} />
}

interface UnknownCallProps {
  call: MoneyCall
  onDone: (orderNo: string | undefined) => void
}

function UnknownCall({ call, onDone }: UnknownCallProps) {
  const intl = useIntl()
  const words = outcomeWords(call.operation)
  const { isSending, isStuck, askNow } = useOutcome(call, {
    onDone,
    onNothing: () => showToast({ kind: 'info', text: words.nothing, durationMs: TOAST_MS.long }),
  })
  return (
    <Card>
      <div className={styles.head} role="alert">
        <h2 className={styles.title}>{intl.formatMessage(isSending ? words.sending : words.unknown)}</h2>
        <p className={styles.text}>{intl.formatMessage(words.doNotOrder)}</p>
      </div>
      <FactList
        facts={[
          { name: intl.formatMessage(moneyFacts.amount), value: <Money amount={call.amount} /> },
          { name: intl.formatMessage(messages.sent), value: <Moment at={new Date(call.at).toISOString()} /> },
        ]}
      />
      <div className={styles.foot}>
        <Button pending={!isStuck} onClick={askNow}>
          {intl.formatMessage(isStuck ? messages.checkNow : messages.checking)}
        </Button>
      </div>
    </Card>
  )
}
