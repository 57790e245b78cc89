import type { LotteryGame } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'

/** Query parameters of the start page: the lottery, and which of two vendors' that have one id. */
export const GAME_PARAMETER = 'gameId'
export const NODE_PARAMETER = 'nodeId'

/** The page that shows one lottery and its last draws. */
export function startPath({ gameId, nodeId }: Pick<LotteryGame, 'gameId' | 'nodeId'>): string {
  return `${paths.startLottery}?${new URLSearchParams({ [GAME_PARAMETER]: gameId, [NODE_PARAMETER]: nodeId }).toString()}`
}
