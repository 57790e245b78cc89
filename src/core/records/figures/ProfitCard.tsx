import { MarkedCard } from '#src/core/merchant/MarkedCard.tsx'
import { DayBars } from './DayBars.tsx'
import type { DayAmount } from './day-amounts.ts'
import styles from './Figures.module.css'
import { SignedMoney } from './SignedMoney.tsx'

interface ProfitCardProps {
  title: string
  amount: string
  /** How the amount comes about. */
  note: string
  /** Of several days, each is drawn. */
  days: readonly DayAmount[]
}

/** The one figure that matters, and how it came about day by day. */
export function ProfitCard({ title, amount, note, days }: ProfitCardProps) {
  return (
    <MarkedCard>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.amount}>
        <SignedMoney amount={amount} />
      </p>
      <p className={styles.note}>{note}</p>
      {days.length > 1 ? <DayBars days={days} /> : null}
    </MarkedCard>
  )
}
