import { is, picklist, pipe, regex, string, type GenericSchema } from 'valibot'
import type { PlayType, PrizeMode } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'

/** CONST-43: the route's values for the play types Tradition and Entertainment. */
const playTypes = ['trad', 'ent'] as const satisfies readonly PlayType[]
/** GAP-105: `Lott` standard, `Elott` electronic, `SEA`; `ZY` is passed through, no rule of the site chooses it. */
const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const satisfies readonly PrizeMode[]
const identifier = pipe(string(), regex(/^[A-Za-z0-9_-]{1,64}$/))

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
  const playType = valueOf(query, 'playType', picklist(playTypes))
  if (!playType) return undefined
  return {
    playType,
    gameId: valueOf(query, 'gameId', identifier),
    gameGroupId: valueOf(query, 'gameGroupId', identifier),
    prizeMode: valueOf(query, 'prize_mode', picklist(prizeModes)),
    code: valueOf(query, 'code', identifier) ?? 'lobby',
    comesFromHome: Boolean(query.get('pageBack')),
  }
}

function valueOf<Value>(query: URLSearchParams, name: string, schema: GenericSchema<Value>) {
  const text = query.get(name)
  return is(schema, text) ? text : undefined
}

/** Where closing the lottery leads. */
export function closingPath({ comesFromHome }: Pick<LotteryLaunch, 'comesFromHome'>): string {
  return comesFromHome ? paths.home : paths.game
}
