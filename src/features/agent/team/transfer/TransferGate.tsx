import type { ReactNode } from 'react'
import type { MoneyCall } from '#src/core/money/money-calls.ts'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { sayMade } from '#src/core/money/say-made.ts'

const OPERATIONS = ['transferDownline', 'transferMultipleDownline'] as const

interface TransferGateProps {
  /** An earlier transfer was made after all: the form behind the gate may be for the same money. */
  onMade?: (call: MoneyCall) => void
  children: ReactNode
}

/**
 * Stands before the forms that send money to the team, while an earlier transfer may or may not have been made
 * (MONEY-17).
 */
export function TransferGate({ onMade, children }: TransferGateProps) {
  const tell = (_orderNo: string | undefined, call: MoneyCall) => {
    sayMade(call.operation)
    onMade?.(call)
  }
  return (
    <MoneyCallGate operations={OPERATIONS} onDone={tell}>
      {children}
    </MoneyCallGate>
  )
}
