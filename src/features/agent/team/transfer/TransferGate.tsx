import type { ReactNode } from 'react'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'

const OPERATIONS = ['transferDownline', 'transferMultipleDownline'] as const

/**
 * Stands before the forms that send money to the team, while an earlier transfer may or may not have been made
 * (MONEY-17).
 */
export function TransferGate({ children }: { children: ReactNode }) {
  return <MoneyCallGate operations={OPERATIONS}>{children}</MoneyCallGate>
}
