import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/Card.tsx'
import { Mark } from '#src/ui/display/Mark.tsx'
import { currentMerchant } from './current.ts'
import styles from './MarkedCard.module.css'

/** The card of a screen's one large figure: the merchant's mark lies behind it, faint and half out of the card. */
export function MarkedCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <Mark shape={currentMerchant.mark} className={styles.mark} />
      {children}
    </Card>
  )
}
