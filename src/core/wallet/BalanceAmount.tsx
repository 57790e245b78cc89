import { useIntl } from 'react-intl'
import { VisuallyHidden } from '#src/ui/display/VisuallyHidden.tsx'
import { balanceMessages } from './balance-messages.ts'
import { Money } from './Money.tsx'
import { useCountedAmount } from './use-counted-amount.ts'
import { useBalance, useHideBalance } from './wallet.ts'

/**
 * The member's balance; asterisks while it is asked for or hidden (SHELL-55, WALLET-05, WALLET-06). It counts up to
 * what was claimed.
 */
export function BalanceAmount() {
  const intl = useIntl()
  const { amount, isRefreshing } = useBalance()
  const [hidden] = useHideBalance()
  const counted = useCountedAmount(amount)
  return (
    <>
      <VisuallyHidden>{intl.formatMessage(balanceMessages.balance)} </VisuallyHidden>
      <Money amount={counted} hidden={hidden || isRefreshing} />
    </>
  )
}
