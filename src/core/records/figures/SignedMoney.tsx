import { Money } from '#src/core/wallet/Money.tsx'
import { signOf } from '#src/lib/sum-amounts.ts'
import styles from './Figures.module.css'

const looks = { 1: styles.won, 0: undefined, '-1': styles.lost }

/** What was won or lost: the colour says it once more than the sign. */
export function SignedMoney({ amount }: { amount: string }) {
  return (
    <span className={looks[signOf(amount)]}>
      <Money amount={amount} />
    </span>
  )
}
