import { useIntl } from 'react-intl'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { balanceMessages } from './balance-messages.ts'
import { Money } from './Money.tsx'
import { useBalance, useHideBalance } from './wallet.ts'

/** The member's balance; asterisks while it is asked for or hidden (SHELL-55, WALLET-05, WALLET-06). */
export function BalanceAmount() {
  const intl = useIntl()
  const { currencySymbol, amount, isRefreshing } = useBalance()
  const [hidden] = useHideBalance()
  return (
    <>
      <VisuallyHidden>{intl.formatMessage(balanceMessages.balance)} </VisuallyHidden>
      <Money symbol={currencySymbol} amount={amount} hidden={hidden || isRefreshing} />
    </>
  )
}
