import { useIntl } from 'react-intl'
import { returnBalance } from '#src/api/generated/records.ts'
import type { BalanceReturnResults } from '#src/api/generated/types.ts'
import { SubmitButton } from '#src/core/forms/SubmitButton.tsx'
import { useGatewayForm } from '#src/core/forms/use-gateway-form.ts'
import { countNextBalance } from '#src/core/wallet/count-next-balance.ts'
import { sumAmounts } from '#src/lib/sum-amounts.ts'
import { sendMoneyCall } from '../money-calls.ts'
import { useMoneyMoved } from '../money-moved.ts'
import { gameWalletMessages as messages } from './game-wallet-messages.ts'
import styles from './GameWallets.module.css'

interface ReturnFormProps {
  idempotencyKey: string
  /** Of the wallets that hold money. */
  balances: readonly string[]
  onSent: (results: BalanceReturnResults) => void
}

/** The button that has all money back, for one call; another one needs a form of its own (BEYOND-08, GAP-122). */
export function ReturnForm({ idempotencyKey: key, balances, onSent }: ReturnFormProps) {
  const intl = useIntl()
  const moneyMoved = useMoneyMoved('returnBalance')
  // Also after a failure, which may have moved money all the same.
  const askAgain = () => void moneyMoved()
  const form = useGatewayForm({
    name: 'returnBalance',
    initial: {},
    secrets: [],
    tidy: (values) => values,
    check: () => ({}),
    operations: ['returnBalance'],
    places: {},
    send: () =>
      sendMoneyCall({ operation: 'returnBalance', amount: sumAmounts(balances), key }, (header) =>
        returnBalance({ header, body: {} }),
      ),
    onSent: (results) => {
      countNextBalance()
      askAgain()
      onSent(results)
    },
    onFailed: askAgain,
  })
  return (
    <form {...form.props} className={styles.form}>
      <SubmitButton form={form}>{intl.formatMessage(messages.returnAll)}</SubmitButton>
    </form>
  )
}
