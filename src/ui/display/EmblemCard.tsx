import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './EmblemCard.module.css'

interface EmblemCardProps {
  /** A picture of `public/emblems/`. */
  emblem: 'rewards' | 'invite'
  children: ReactNode
}

/** The card that opens a page: what matters most there, beside a round picture. */
export function EmblemCard({ emblem, children }: EmblemCardProps) {
  return (
    <Card lit className={styles.card}>
      <div className={styles.words}>{children}</div>
      <img className={styles.emblem} src={`/emblems/${emblem}.svg`} alt="" width={104} height={104} />
    </Card>
  )
}
