import { useLocation } from 'react-router-dom'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { useHasGate, useUnknownCall, type MoneyCall } from '#src/core/money/money-calls.ts'
import { outcomeWords } from '#src/core/money/outcome-words.ts'
import { sayMade } from '#src/core/money/say-made.ts'
import { useOutcome } from '#src/core/money/use-outcome.ts'
import { paths } from '#src/core/routing/paths.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
import { MONEY_OPERATIONS } from '#src/core/storage/late-items.ts'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { useMoneyMoved } from '#src/core/money/money-moved.ts'

/** A page whose form stands behind a gate of its own, which says more, and the feature that offers the form. */
interface Gated {
  path: string
  feature?: string
}
const deposit: Gated = { path: paths.deposit, feature: 'DEPOSIT' }
const GATED: Partial<Record<MoneyOperation, Gated>> = {
  createManualDeposit: deposit,
  createGatewayDeposit: deposit,
  createAlipayDeposit: deposit,
  createQqDeposit: deposit,
  createWechatDeposit: deposit,
  withdraw: { path: paths.withdraw, feature: 'WITHDRAW' },
  returnBalance: { path: paths.memberHome },
}

/** After a login or a start of the site, finds out what became of a call that moved money or did not (MONEY-13). */
export function SettleCalls() {
  const { pathname } = useLocation()
  const call = useUnknownCall(MONEY_OPERATIONS)
  const hasGate = useHasGate(call?.operation)
  if (!call || hasGate) return null
  const gated = GATED[call.operation]
  if (pathname !== gated?.path) return <Settling key={call.key} call={call} />
  return gated.feature ? <SettleUngated feature={gated.feature} call={call} /> : null
}

/** The gate may still be loading; none comes where the form is not offered, or where nobody knows whether it is. */
function SettleUngated({ feature, call }: { feature: string; call: MoneyCall }) {
  return useKnownFeature(feature) === false ? <Settling key={call.key} call={call} /> : null
}

function Settling({ call }: { call: MoneyCall }) {
  const moneyMoved = useMoneyMoved(call.operation)
  useOutcome(call, {
    onDone: () => {
      void moneyMoved()
      sayMade(call.operation)
    },
    onNothing: () => showToast({ kind: 'info', text: outcomeWords(call.operation).nothing, durationMs: TOAST_MS.long }),
  })
  return null
}
