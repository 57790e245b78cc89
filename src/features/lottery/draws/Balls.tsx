import styles from './Balls.module.css'

/** Drawn numbers, in the order in which they were drawn. */
export function Balls({
  numbers,
  label,
  small = false,
}: {
  numbers: readonly string[]
  label: string
  small?: boolean
}) {
  const spoken = `${label}: ${numbers.join(', ')}`
  return (
    <span className={small ? styles.small : styles.balls} role="img" aria-label={spoken} dir="ltr">
      {numbers.map((number, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- numbers of one draw never change places, and may repeat
        <span key={`${at}-${number}`} className={styles.ball}>
          {number}
        </span>
      ))}
    </span>
  )
}
