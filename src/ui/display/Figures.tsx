import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { classNames } from '../styles/class-names.ts'
import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { name: string; value: ReactNode }[]
  /** How many stand in a line; three only where all are short. */
  columns?: 2 | 3
}

/** Numbers that matter, each with what it counts. */
export function Figures({ figures, columns = 2 }: FiguresProps) {
  return (
    <Card flush>
      <dl className={classNames(styles.figures, columns === 3 ? styles.three : styles.two)}>
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
