import { currentMerchant } from '#src/core/merchant/current.ts'
import { Card } from '#src/ui/display/Card.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
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
    <Card className={styles.card}>
      <Mark shape={currentMerchant.mark} className={styles.mark} />
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.amount}>
        <SignedMoney amount={amount} />
      </p>
      <p className={styles.note}>{note}</p>
      {days.length > 1 ? <DayBars days={days} /> : null}
    </Card>
  )
}
