import type { ReactNode } from 'react'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { useAfterTransfer } from './use-after-transfer.ts'

/** Stands before the forms that send money to the team, while an earlier transfer may or may not have been made (MONEY-17). */
export function TransferGate({ children }: { children: ReactNode }) {
  const askBalances = useAfterTransfer()
  return (
    <MoneyCallGate operations={['transferDownline', 'transferMultipleDownline']} onKnown={askBalances}>
      {children}
    </MoneyCallGate>
  )
}
