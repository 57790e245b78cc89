import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'
import { prefersStillness } from '#src/ui/styles/stillness.ts'
import { claimBalance, type CountUp } from './use-counted-amount.ts'

/** How long a balance takes to its new height. */
export const COUNT_UP_MS = 900

/** Says that money was claimed: the balance that comes next counts up to it, unless its reader wants stillness. */
export function countNextBalance(): void {
  claimBalance(countUp)
}

const countUp: CountUp = (from, to, draw) => {
  const gain = subtractAmount(to, from)
  if (prefersStillness() || signOf(gain) !== 1) return undefined
  const startedAt = performance.now()
  let frame = 0
  const step = () => {
    const left = 1 - Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS)
    // Slower towards the end. A float is good enough for what is missing, which is never shown by itself.
    draw(left === 0 ? undefined : subtractAmount(to, (Number(gain) * left ** 3).toFixed(2)))
    if (left > 0) frame = requestAnimationFrame(step)
  }
  step()
  return () => {
    cancelAnimationFrame(frame)
    draw(undefined)
  }
}
