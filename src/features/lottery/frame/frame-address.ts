import type { PrizeMode } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { LotteryLaunch } from './launch-query.ts'

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/

/**
 * The origin of the lottery as the site status names it.
 *
 * @returns undefined for one that must not be framed: not https (but on this machine), or the site's own, which a
 * sandbox with scripts would not hold
 */
export function lotteryOrigin(named: string | undefined, ownOrigin: string): string | undefined {
  let url: URL
  try {
    url = new URL(named ?? '')
  } catch {
    return undefined
  }
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))
  return isSafe && url.origin !== ownOrigin ? url.origin : undefined
}

/** What a frame's address is made of. */
export interface FrameParts {
  origin: string
  launch: Pick<LotteryLaunch, 'playType' | 'gameId' | 'gameGroupId' | 'code'>
  prizeMode: PrizeMode
  /** Single-use; stands where the sources have the session's token (GAP-107). */
  ticket: string
  merchant: string
  /** UI style of the merchant, which is both `{mui}` and the style name (GAP-106). */
  uiStyle: string
  /** Platform code. */
  language: string
}

/** The lottery that is opened: the game, else the place that `code` names. */
export const openedGame = ({ gameId, code }: Pick<LotteryLaunch, 'gameId' | 'code'>): string => gameId ?? code

/** The address of the embedded lottery (SHELL-24, LAUNCH-13). */
export function frameAddress({ origin, launch, prizeMode, ticket, merchant, uiStyle, language }: FrameParts): string {
  const path = paths.lotteryFrame
    .replace(':mui', encodeURIComponent(uiStyle))
    .replace(':playType', launch.playType)
    .replace(':gameId', encodeURIComponent(openedGame(launch)))
  const query = new URLSearchParams({ token: ticket, merchant, style: uiStyle, prize_mode: prizeMode })
  query.set('code', launch.code)
  if (launch.gameGroupId) query.set('gameGroupId', launch.gameGroupId)
  query.set('language', language)
  return `${origin}${path}?${query.toString()}`
}
