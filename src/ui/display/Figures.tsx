import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { classNames } from '#src/ui/styles/class-names.ts'
import styles from './Figures.module.css'

interface FiguresProps {
  figures: readonly { name: string; value: ReactNode }[]
  /** Number of columns; use three only if all figures are short. */
  columns?: 2 | 3
}

/** Figures, each with a label. */
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
