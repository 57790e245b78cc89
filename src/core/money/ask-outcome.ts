import { isGatewayError } from '#src/api/gateway-error.ts'
import type { MoneyCallOutcome } from '#src/api/generated/types.ts'
import { settleMoneyCall } from '#src/api/generated/wallet.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { showError } from '#src/core/errors/show-error.ts'
import { isHeld } from './call-lock.ts'
import { forgetMoneyCall, type MoneyCall } from './money-calls.ts'
import { restoreSentForm } from './sent-forms.ts'

/** MONEY-12: after this time without a lock, the tab that sent the call counts as closed. */
const SENDER_GONE_MS = 35_000

interface AskListeners {
  /** Whether another tab is still sending the call; heard before the gateway is asked. */
  onSender: (isSending: boolean) => void
  /** Nothing has moved, and its form comes back with what was typed (MONEY-08). */
  onNothing: () => void
}

/**
 * Asks once what became of a call, and forgets the call when that is known (MONEY-03, MONEY-06). If the session turns
 * out to be over, it ends here as anywhere else.
 *
 * @returns undefined while it cannot be asked, or another tab is still sending the call (MONEY-12)
 */
export async function askOutcome(
  { key, operation, at }: MoneyCall,
  { onSender, onNothing }: AskListeners,
): Promise<MoneyCallOutcome | undefined> {
  const isYoung = serverNow() - at < SENDER_GONE_MS
  const isSending = isYoung && (await isHeld(key))
  onSender(isSending)
  if (isSending) return undefined
  try {
    const outcome = await settleMoneyCall({ body: { key, operation } })
    if (outcome.state === 'NOTHING') {
      restoreSentForm(key)
      onNothing()
    }
    if (outcome.state !== 'RUNNING') forgetMoneyCall(key)
    return outcome
  } catch (error) {
    const concernsSite = isGatewayError(error) && ['login', 'site'].includes(reactions[error.code].show)
    if (concernsSite) await showError(error, { kind: 'write' })
    return undefined
  }
}
