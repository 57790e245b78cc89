import styles from './Steps.module.css'

/** Steps or rules, numbered. */
export function Steps({ labelledBy, steps }: { labelledBy: string; steps: readonly string[] }) {
  return (
    // The numbers are drawn; Safari would drop the list from what it reads out without its role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" aria-labelledby={labelledBy}>
      {steps.map((step, at) => (
        <li key={step} className={styles.step}>
          <bdi className={styles.number}>{at + 1}</bdi>
          <span className={styles.text}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
