import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MoneyOperation } from '#src/api/generated/types.ts'
import { MoneyCallGate } from '#src/core/money/MoneyCallGate.tsx'
import { depositOrderPath, withdrawOrderPath } from '#src/core/routing/order-path.ts'
import { accountRecordPath } from '#src/core/routing/view-paths.ts'
import { CashierBar } from './CashierBar.tsx'
import styles from './Cashier.module.css'
import { FeatureGate } from './FeatureGate.tsx'

const facts = {
  deposit: { feature: 'DEPOSIT', orderPath: depositOrderPath },
  withdraw: { feature: 'WITHDRAW', orderPath: withdrawOrderPath },
} as const

interface CashierFrameProps {
  direction: 'deposit' | 'withdraw'
  /** The calls that order it. */
  operations: readonly MoneyOperation[]
  children: ReactNode
}

/**
 * What pages that pay in or out share: the balance, whether the merchant offers it, and an earlier order whose outcome
 * is not known, which stands in the way of another one.
 */
export function CashierFrame({ direction, operations, children }: CashierFrameProps) {
  const navigate = useNavigate()
  const { feature, orderPath } = facts[direction]
  return (
    <div className={styles.page}>
      <CashierBar history={direction} />
      <FeatureGate feature={feature}>
        <MoneyCallGate
          operations={operations}
          onDone={(orderNo) =>
            void navigate(orderNo === undefined ? accountRecordPath(direction) : orderPath(orderNo), { replace: true })
          }
        >
          {children}
        </MoneyCallGate>
      </FeatureGate>
    </div>
  )
}
