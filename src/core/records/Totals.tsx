import type { ReactNode } from 'react'
import styles from './Totals.module.css'

interface TotalsProps {
  /** For screen readers. */
  label: string
  figures: readonly { name: string; value: ReactNode }[]
  /** What the figures come to, in words. */
  note?: string
}

/** Three sums over all pages of a record, above its entries. */
export function Totals({ label, figures, note }: TotalsProps) {
  return (
    <div className={styles.totals}>
      <dl className={styles.figures} aria-label={label}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
    </div>
  )
}
