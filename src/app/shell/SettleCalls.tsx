import { useLocation } from 'react-router-dom'
import { useInvalidate } from '#src/api/invalidate.ts'
import { useHasGate, useUnknownCall, type MoneyCall } from '#src/core/money/money-calls.ts'
import { outcomeWords } from '#src/core/money/outcome-words.ts'
import { sayMade } from '#src/core/money/say-made.ts'
import { useOutcome } from '#src/core/money/use-outcome.ts'
import { paths } from '#src/core/routing/paths.ts'
import { MONEY_OPERATIONS } from '#src/core/storage/late-items.ts'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { readsOf } from '#src/core/money/money-reads.ts'

/** Pages whose forms stand behind a gate of their own, which says more; it may still be loading. */
const GATED: readonly string[] = [paths.deposit, paths.withdraw]
/** The same for money in games. */
const GATED_RETURNS: readonly string[] = [paths.memberHome]

/** After a login or a start of the site, finds out what became of a call that moved money or did not (MONEY-13). */
export function SettleCalls() {
  const { pathname } = useLocation()
  const call = useUnknownCall(MONEY_OPERATIONS)
  const gated = call?.operation === 'returnBalance' ? GATED_RETURNS : GATED
  const hasGate = useHasGate(call?.operation)
  return call && !hasGate && !gated.includes(pathname) ? <Settling key={call.key} call={call} /> : null
}

function Settling({ call }: { call: MoneyCall }) {
  const invalidate = useInvalidate()
  useOutcome(call, {
    onDone: () => {
      void invalidate(...readsOf(call.operation))
      sayMade(call.operation)
    },
    onNothing: () => showToast({ kind: 'info', text: outcomeWords(call.operation).nothing, durationMs: TOAST_MS.long }),
  })
  return null
}
