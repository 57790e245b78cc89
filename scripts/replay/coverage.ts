import { isReachable, type AnyJourney, type Unreachable } from './journey.ts'
import { journeys } from './journeys/journeys.ts'
import { OPERATION_IDS, pairsOf } from './pairs.ts'

/**
 * So many pairs of an operation and an answer a screen can be brought to show. It only rises: whoever adds a journey
 * raises it, and `npm run check` says when it fell or may rise.
 */
const FLOOR = 1_925

export type AllJourneys = Record<(typeof OPERATION_IDS)[number], AnyJourney | Unreachable>

/** How many pairs there are, and how many a journey leads to; nothing is run. */
export function coverageOf(all: AllJourneys = journeys): { pairs: number; reachable: number; floor: number } {
  let [pairs, reachable] = [0, 0]
  for (const operation of OPERATION_IDS) {
    const journey = all[operation]
    const list = pairsOf(operation)
    pairs += list.length
    if (isReachable(journey)) reachable += list.filter(({ code }) => journey.never?.[code] === undefined).length
  }
  return { pairs, reachable, floor: FLOOR }
}

/** @returns what is wrong with the coverage: it fell, or the floor was not raised with it */
export function coverageFaults(all?: AllJourneys): string[] {
  const { reachable, floor } = coverageOf(all)
  if (reachable < floor) return [`coverage fell: screens reach ${reachable} pairs, the floor is ${floor}`]
  return reachable > floor ? [`screens reach ${reachable} pairs; raise the floor in scripts/replay/coverage.ts`] : []
}
