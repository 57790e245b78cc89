import type { LotteryGame } from '#src/api/generated/types.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { untilNextDraw } from './draw-times.ts'

/**
 * As `refetchInterval`: asks again when the next draw is over.
 *
 * @param gamesOf whose draws are meant, in what the query has
 */
export function atNextDraw<Data>(gamesOf: (data: Data | undefined) => readonly LotteryGame[] | undefined) {
  return ({ state }: { state: { data: Data | undefined; error: unknown } }) =>
    untilNextDraw(gamesOf(state.data), serverNow(), state.error)
}
