import type { LotteryGame } from '#src/api/generated/types.ts'
import { pollWait } from '#src/api/poll-wait.ts'
import { clockText } from '#src/lib/clock-text.ts'

const SECOND_MS = 1_000
/** A draw takes a moment to be known after it closed. */
const RESULT_AFTER_MS = 1_500
/** However close the next draw is, nothing is asked for more often. */
const SHORTEST_WAIT_MS = 5_000

/**
 * What is left until a draw closes, as `h:mm:ss` or `mm:ss`; undefined once it has closed.
 *
 * @param now by the gateway's clock, in epoch milliseconds
 */
export function timeLeft(closesAt: string, now: number): string | undefined {
  const seconds = Math.ceil((Date.parse(closesAt) - now) / SECOND_MS)
  return seconds > 0 ? clockText(seconds) : undefined
}

/**
 * Milliseconds until draws have to be asked for again: when the next one of them is over. False without a draw.
 *
 * @param error why they did not come the last time
 */
export function untilNextDraw(
  games: readonly Pick<LotteryGame, 'closesAt'>[] | undefined,
  now: number,
  error: unknown,
): number | false {
  const moments = games?.flatMap(({ closesAt }) => (closesAt ? Date.parse(closesAt) : [])) ?? []
  if (moments.length === 0) return false
  return pollWait(Math.max(SHORTEST_WAIT_MS, Math.min(...moments) + RESULT_AFTER_MS - now), error)
}
