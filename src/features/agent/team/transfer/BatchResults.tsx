import { useIntl } from 'react-intl'
import type { TransferResults } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { ResultRow } from '#src/core/money/ResultRow.tsx'
import { Money } from '#src/core/wallet/Money.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { FocusedTitle } from '#src/ui/display/FocusedTitle.tsx'
import { FactList } from '#src/ui/display/FactList.tsx'
import { accountOf, type Payee } from './batch.ts'
import styles from './Transfer.module.css'
import { sentOf, transferMessages as messages, tryAgain } from './transfer-messages.ts'

interface BatchResultsProps {
  results: TransferResults
  payees: readonly Payee[]
  onRetry: () => void
  onClose: () => void
}

/** What became of each transfer of a batch, why those failed that did, and the way to send these again. */
export function BatchResults({ results, payees, onRetry, onClose }: BatchResultsProps) {
  const intl = useIntl()
  const all = results.results
  const failed = all.filter(({ success }) => !success).length
  return (
    <>
      <FocusedTitle level="h3" className={styles.title}>
        {intl.formatMessage(sentOf, { done: all.length - failed, all: all.length })}
      </FocusedTitle>
      <div className={styles.facts}>
        <FactList
          facts={[
            {
              name: intl.formatMessage(messages.sent),
              value: (
                <b className={styles.amount}>
                  <Money amount={results.transferred} />
                </b>
              ),
            },
          ]}
        />
      </div>
      <ul className={styles.payees}>
        {all.map((result) => (
          <ResultRow
            key={result.memberId}
            outcome={result.success ? 'done' : 'failed'}
            name={accountOf(result.memberId, payees)}
            amount={<Money amount={result.amount} />}
            detail={result.success ? <bdi>{result.orderNo}</bdi> : intl.formatMessage(reactions[result.code].text)}
          />
        ))}
      </ul>
      {failed > 0 ? (
        <Button size="wide" onClick={onRetry}>
          {intl.formatMessage(tryAgain, { count: failed })}
        </Button>
      ) : null}
      <Button variant="primary" size="wide" className={styles.second} onClick={onClose}>
        {intl.formatMessage(messages.done)}
      </Button>
    </>
  )
}
