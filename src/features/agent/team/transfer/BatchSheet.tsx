import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { TransferResults } from '#src/api/generated/types.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { Sheet } from '#src/ui/layers/Sheet.tsx'
import { teamMessages } from '../team-messages.ts'
import { failedPayees, type Payee } from './batch.ts'
import { BatchForm } from './BatchForm.tsx'
import { isTransferTo } from './own-transfers.ts'
import { TransferGate } from './TransferGate.tsx'
import { BatchResults } from './BatchResults.tsx'

interface BatchSheetProps {
  /** Undefined while the sheet is closed. */
  payees: readonly Payee[] | undefined
  /** After every batch that was sent, whatever failed in it; `inPage` is false where its form had been left. */
  onSent: (results: TransferResults, inPage: boolean) => void
  /** A batch to some of these was made, and nobody can say what failed in it. */
  onSettled: () => void
  onClose: () => void
}

/** Sends money to several members, shows what became of it, and sends again what failed. */
export function BatchSheet({ payees, ...rest }: BatchSheetProps) {
  const intl = useIntl()
  return (
    <Sheet
      open={payees !== undefined}
      onClose={rest.onClose}
      title={intl.formatMessage(teamMessages.send)}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {payees ? <Batch payees={payees} {...rest} /> : null}
    </Sheet>
  )
}

/** Lives with the open sheet. Each try is a form of its own, so that it has a key of its own (GAP-122). */
function Batch({ payees: first, onSent, onSettled, onClose }: BatchSheetProps & { payees: readonly Payee[] }) {
  const [{ attempt, payees }, setTry] = useState({ attempt: 1, payees: first })
  const [results, setResults] = useState<TransferResults>()
  if (results) {
    const retry = () => {
      setTry({ attempt: attempt + 1, payees: failedPayees(results, payees) })
      setResults(undefined)
    }
    return <BatchResults results={results} payees={payees} onRetry={retry} onClose={onClose} />
  }
  return (
    <TransferGate
      onMade={({ key, operation }) => {
        // After a transfer to one, or to others, the form comes.
        const isSame = isTransferTo(
          key,
          payees.map(({ memberId }) => memberId),
        )
        if (isSame && operation === 'transferMultipleDownline') onSettled()
      }}
    >
      <BatchForm
        key={attempt}
        payees={payees}
        onSent={(sent, inPage) => {
          setResults(sent)
          onSent(sent, inPage)
        }}
      />
    </TransferGate>
  )
}
