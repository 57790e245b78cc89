import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './Figures.module.css'

/** Numbers that matter, two in a line, each with what it counts. */
export function Figures({ figures }: { figures: readonly { name: string; value: ReactNode }[] }) {
  return (
    <Card flush>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
