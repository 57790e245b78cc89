import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Draws what lies between two balances, and at last `undefined`.
 *
 * @returns ends it before its time; undefined where there is nothing to count
 */
export type CountUp = (from: string, to: string, draw: (amount: string | undefined) => void) => (() => void) | undefined

let claim: { countUp: CountUp } | undefined

/**
 * Has the balance that comes next counted up; the pages that claim money bring what counts, the first screen does
 * without.
 */
export function claimBalance(countUp: CountUp): void {
  claim = { countUp }
}

/**
 * A balance as it is drawn. After a claim it counts from what it was to what it is; any other change, and every change
 * for who wants stillness, shows at once.
 */
export function useCountedAmount(amount: string | undefined): string | undefined {
  const before = useRef(amount)
  const claimBefore = useRef(claim)
  const [drawn, setDrawn] = useState<string>()
  useLayoutEffect(() => {
    const from = before.current
    const isClaimed = claim !== claimBefore.current
    before.current = amount
    claimBefore.current = claim
    if (!isClaimed || from === undefined || amount === undefined) return undefined
    return claim?.countUp(from, amount, setDrawn)
  }, [amount])
  return drawn ?? amount
}
