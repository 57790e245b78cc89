import { useIntl, type MessageDescriptor } from 'react-intl'
import type { BalanceReturnResults } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { Money } from '#src/core/wallet/Money.tsx'
import { signOf } from '#src/lib/sum-amounts.ts'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { ResultRow } from '../ResultRow.tsx'
import { gameWalletMessages as messages, returnedAmount } from './game-wallet-messages.ts'
import styles from './GameWallets.module.css'

type Result = BalanceReturnResults['results'][number]

const outcomes = { RETURNED: 'done', EMPTY: 'nothing', FAILED: 'failed' } as const satisfies Record<
  Result['state'],
  string
>

/** What became of each wallet: how much came back, why it did not, or that there was nothing in it (MONEY-64). */
export function ReturnResults({ results, returned }: BalanceReturnResults) {
  const intl = useIntl()
  return (
    <>
      <FocusedTitle level="h2" className={styles.title}>
        {signOf(returned) === 0
          ? intl.formatMessage(messages.nothing)
          : intl.formatMessage(returnedAmount, { amount: <Money key="amount" amount={returned} /> })}
      </FocusedTitle>
      <ul className={styles.results} aria-label={intl.formatMessage(messages.results)}>
        {results.map((result) => (
          <ResultRow
            key={result.wallet}
            outcome={outcomes[result.state]}
            name={result.name}
            amount={result.state === 'EMPTY' ? undefined : <Money amount={result.amount} />}
            detail={intl.formatMessage(wordsOf(result))}
          />
        ))}
      </ul>
    </>
  )
}

/** The text of the code itself is about the game that somebody wanted to open. */
function wordsOf(result: Result): MessageDescriptor {
  if (result.state === 'RETURNED') return messages.moved
  if (result.state === 'EMPTY') return messages.empty
  return result.code === 'VENDOR_MAINTENANCE' ? messages.maintenance : reactions[result.code].text
}
