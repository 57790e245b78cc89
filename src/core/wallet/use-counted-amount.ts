import { useLayoutEffect, useRef, useState } from 'react'
import { signOf, subtractAmount } from '#src/lib/sum-amounts.ts'
import { prefersStillness } from '#src/ui/styles/stillness.ts'

/** How long a balance takes to its new height. */
export const COUNT_UP_MS = 900

let claims = 0

/** Says that money was claimed: the balance that comes next counts up to it. */
export function countNextBalance(): void {
  claims += 1
}

/**
 * A balance as it is drawn. After a claim it counts from what it was to what it is; any other change, and every change
 * for who wants stillness, shows at once.
 */
export function useCountedAmount(amount: string | undefined): string | undefined {
  const before = useRef(amount)
  const claimsBefore = useRef(claims)
  const [drawn, setDrawn] = useState<string>()
  useLayoutEffect(() => {
    const from = before.current
    const isClaimed = claims > claimsBefore.current
    before.current = amount
    claimsBefore.current = claims
    if (!isClaimed || from === undefined || amount === undefined || prefersStillness()) return undefined
    const gain = subtractAmount(amount, from)
    if (signOf(gain) !== 1) return undefined
    const startedAt = performance.now()
    let frame = 0
    const step = () => {
      const left = 1 - Math.min(1, (performance.now() - startedAt) / COUNT_UP_MS)
      // Slower towards the end. A float is good enough for what is missing, which is never shown by itself.
      setDrawn(left === 0 ? undefined : subtractAmount(amount, (Number(gain) * left ** 3).toFixed(2)))
      if (left > 0) frame = requestAnimationFrame(step)
    }
    step()
    return () => {
      cancelAnimationFrame(frame)
      setDrawn(undefined)
    }
  }, [amount])
  return drawn ?? amount
}
