import { useIntl } from 'react-intl'
import type { GatewayError } from '#src/api/gateway-error.ts'
import { LoadFailed } from '#src/core/errors/LoadFailed.tsx'
import { reactions } from '#src/core/errors/reactions.ts'
import { StateView } from '#src/ui/states/StateView.tsx'
import { cashierMessages as messages } from './cashier-messages.ts'

interface CashierFailedProps {
  /** Of `listDepositBanks` or `listBankCards`. */
  error: GatewayError
  onRetry: () => unknown
}

/** Where the ways to pay could not be loaded; a refusal says why and offers no retry (ERR-35, ERR-36, GAP-168). */
export function CashierFailed({ error, onRetry }: CashierFailedProps) {
  const intl = useIntl()
  const { code } = error
  if (code !== 'ACCOUNT_NO_PERMISSION' && code !== 'REAL_ACCOUNT_REQUIRED' && code !== 'FEATURE_UNAVAILABLE') {
    return <LoadFailed error={error} onRetry={onRetry} />
  }
  return (
    <StateView
      kind="offline"
      title={intl.formatMessage(messages.unavailable)}
      text={intl.formatMessage(reactions[code].text)}
    />
  )
}
