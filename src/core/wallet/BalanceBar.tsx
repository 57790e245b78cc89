import type { ReactNode } from 'react'
import { BalanceAmount } from './BalanceAmount.tsx'
import { BalanceControls } from './BalanceControls.tsx'
import styles from './BalanceBar.module.css'

/** Head of a page about money: the member's balance, and beside it a way to something that belongs to the page. */
export function BalanceBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.purse}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <span className={styles.balance}>
          <b>
            <BalanceAmount />
          </b>
          <span className={styles.controls}>
            <BalanceControls />
          </span>
        </span>
      </div>
      {children}
    </div>
  )
}
