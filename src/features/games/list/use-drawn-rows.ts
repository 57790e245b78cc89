import { startTransition, useEffect, useState } from 'react'
import { nextRows, type Rows } from './grid-geometry.ts'

/** Rows that are drawn at once: more would hold up a slow phone, fewer would be seen to come one by one. */
export const STEP_ROWS = 2

/**
 * Follows the rows that should be drawn, a few at a time and in pauses of everything else: neither a tap nor a fling
 * waits for tiles.
 *
 * @param wanted rows in or near the screen
 * @param seen the first of them in the screen
 */
export function useDrawnRows(wanted: Rows, seen: number): Rows {
  const [drawn, setDrawn] = useState<Rows>({ from: 0, to: STEP_ROWS })
  const { from, to } = nextRows(drawn, wanted, STEP_ROWS, seen)
  useEffect(() => {
    if (from !== drawn.from || to !== drawn.to) startTransition(() => setDrawn({ from, to }))
  }, [drawn, from, to])
  return drawn
}
