import { startTransition, useEffect, useState } from 'react'

/**
 * Follows the length of a list, a few entries at a time and in pauses of everything else, so that neither a tap nor the
 * first drawing waits for all of them.
 *
 * @param wanted how many entries there are to draw
 * @param step so many at once
 */
export function useGrowingCount(wanted: number, step: number): number {
  const [drawn, setDrawn] = useState(step)
  useEffect(() => {
    if (drawn < wanted) startTransition(() => setDrawn(drawn + step))
  }, [drawn, wanted, step])
  return Math.min(drawn, wanted)
}
