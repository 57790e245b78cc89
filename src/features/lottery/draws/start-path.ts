import { paths } from '#src/core/routing/paths.ts'

/** Query parameter of the start page that names the lottery. */
export const GAME_PARAMETER = 'gameId'

/** The page that shows one lottery and its last draws. */
export const startPath = (gameId: string): string =>
  `${paths.startLottery}?${new URLSearchParams({ [GAME_PARAMETER]: gameId }).toString()}`
