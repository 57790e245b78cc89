import type { PlayType, PrizeMode } from '#src/api/generated/types.ts'
import { matching, oneOf } from '#src/api/shape.ts'
import { paths } from '#src/core/routing/paths.ts'

/** CONST-43: the route's values for the play types Tradition and Entertainment. */
const playTypes = ['trad', 'ent'] as const satisfies readonly PlayType[]
/** GAP-105: `Lott` standard, `Elott` electronic, `SEA`; `ZY` is passed through, no rule of the site chooses it. */
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const satisfies readonly PrizeMode[]
/**
 * A vendor names its games as it likes; but no path, and nothing that an address cannot hold (half a character).
 */
export const identifier = matching(/^(?!\.+$)[^\s/?#\\%\ud800-\udfff]{1,64}$/u, 64)

/** What `/m/launchGame` was asked to open (LAUNCH-10). */
export interface LotteryLaunch {
  playType: PlayType
  /** The lottery; without one, the place that `code` names. */
  gameId: string | undefined
  gameGroupId: string | undefined
  /** Undefined: the current prize mode is used. */
  prizeMode: PrizeMode | undefined
  /** LAUNCH-11: `lobby` when it is left out. */
  code: string
  /** Whether `pageBack` is there (LAUNCH-14, LAUNCH-15); what it says leads nowhere. */
  comesFromHome: boolean
}

/**
 * Reads the query of the launch page. Only `playType` is required (GAP-20); any other part that is not what it should
 * be counts as left out.
 *
 * @returns undefined without a usable play type
 */
export function readLaunchQuery(query: URLSearchParams): LotteryLaunch | undefined {
  const playType = oneOf(...playTypes)(query.get('playType'))
  if (!playType) return undefined
  return {
    playType,
    gameId: identifier(query.get('gameId')),
    gameGroupId: identifier(query.get('gameGroupId')),
    prizeMode: oneOf(...prizeModes)(query.get('prize_mode')),
    code: identifier(query.get('code')) ?? 'lobby',
    comesFromHome: Boolean(query.get('pageBack')),
  }
}

/** Where closing the lottery leads. */
export function closingPath({ comesFromHome }: Pick<LotteryLaunch, 'comesFromHome'>): string {
  return comesFromHome ? paths.home : paths.game
}
