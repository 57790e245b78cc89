import type { ReactNode } from 'react'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { showToast, TOAST_MS } from '#src/core/toasts/toasts.ts'
import { transferMessages as messages } from './transfer-messages.ts'
import { useAfterTransfer } from './use-after-transfer.ts'

/** Stands before the forms that send money to the team, while an earlier transfer may or may not have been made (MONEY-17). */
export function TransferGate({ children }: { children: ReactNode }) {
  const askBalances = useAfterTransfer()
  return (
    <MoneyCallGate
      operations={['transferDownline', 'transferMultipleDownline']}
      onDone={() => {
        askBalances()
        showToast({ kind: 'success', text: messages.made, durationMs: TOAST_MS.long })
      }}
    >
      {children}
    </MoneyCallGate>
  )
}
