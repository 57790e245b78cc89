import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BalanceReturnResults } from '#src/api/generated/types.ts'
import { useGetWallets } from '#src/api/generated/first-screen.ts'
import { useIsMounted } from '#src/core/forms/use-is-mounted.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { useHideBalance } from '#src/core/wallet/wallet.ts'
import { signOf } from '#src/lib/sum-amounts.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { MoneyCallGate } from '../MoneyCallGate.tsx'
import { sayMade } from '../say-made.ts'
import { useIdempotencyKey } from '../use-idempotency-key.ts'
import { gameWalletMessages as messages } from './game-wallet-messages.ts'
import styles from './GameWallets.module.css'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnResults } from './ReturnResults.tsx'

const OPERATIONS = ['returnBalance'] as const

/**
 * The money that lies in wallets of game providers, and the way to have it back; nothing where there is none, or the
 * merchant has no such wallets (MONEY-64, GAP-144).
 */
export function GameWallets() {
  return (
    <div className={styles.place}>
      <MoneyCallGate operations={OPERATIONS}>
        <Wallets />
      </MoneyCallGate>
    </div>
  )
}

function Wallets() {
  const intl = useIntl()
  const { data } = useGetWallets()
  const [hidden] = useHideBalance()
  const isMounted = useIsMounted()
  const [{ attempt, results }, setOutcome] = useState<{ attempt: number; results?: BalanceReturnResults }>({
    attempt: 1,
  })
  // Held here and not by the form, which goes with the last money, before the answer may have come.
  const idempotencyKey = useIdempotencyKey(attempt)
  const wallets = (data?.vendorWallets ?? []).filter(({ balance }) => signOf(balance) === 1)
  if (!data || (wallets.length === 0 && !results)) return null
  return (
    <Card>
      {results ? <ReturnResults key={attempt} {...results} /> : null}
      {wallets.length > 0 ? (
        <div className={styles.wallets}>
          <h2 className={styles.title}>{intl.formatMessage(messages.title)}</h2>
          <p className={styles.text}>{intl.formatMessage(messages.text)}</p>
          <FactList
            facts={wallets.map(({ name, balance }) => ({
              name,
              value: <Money amount={balance} hidden={hidden} />,
            }))}
          />
          <ReturnForm
            key={attempt}
            idempotencyKey={idempotencyKey}
            balances={wallets.map(({ balance }) => balance)}
            onSent={(sent) => {
              if (isMounted()) setOutcome({ attempt: attempt + 1, results: sent })
              else sayMade('returnBalance')
            }}
          />
        </div>
      ) : null}
    </Card>
  )
}
