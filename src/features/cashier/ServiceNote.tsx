import { ServiceButton } from '#src/core/support/ServiceButton.tsx'
import { Card } from '#src/ui/display/Card.tsx'
import styles from './Cashier.module.css'

/** What can be done today, and by whom: customer service takes the order. */
export function ServiceNote({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Card lit className={styles.note}>
      <h2 className={styles.noteTitle}>{title}</h2>
      {lines.map((line) => (
        <p key={line} className={styles.noteText}>
          {line}
        </p>
      ))}
      <ServiceButton />
    </Card>
  )
}
