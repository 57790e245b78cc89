import type { ReactNode } from 'react'
import { listSubordinatesQuery } from '#src/api/generated/agent-lists.ts'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'

const OPERATIONS = ['transferDownline', 'transferMultipleDownline'] as const

/** Stands before the forms that send money to the team, while an earlier transfer may or may not have been made (MONEY-17). */
export function TransferGate({ children }: { children: ReactNode }) {
  return (
    <MoneyCallGate operations={OPERATIONS} reads={[listSubordinatesQuery]}>
      {children}
    </MoneyCallGate>
  )
}
