import {
  useGetVnGameMenu,
  useGetVnRecentGames,
  useListMobileLotteryGames,
  useListOpenedNumbers,
} from '#src/api/generated/lottery.ts'
import type { LotteryGame } from '#src/api/generated/types.ts'
import { useVendorGameTypes } from '#src/core/games/category/use-categories.ts'
import { VN_LOTTERY } from '#src/core/games/launch/launch-plan.ts'
import { useLanguage } from '#src/core/i18n/language-store.ts'
import { useSession } from '#src/core/session/session.ts'
import { atNextDraw } from './at-next-draw.ts'

/** Lotteries under a heading. */
export interface LotteryGroup {
  id: string
  /** As the gateway names it; the groups of the site's own lotteries go by their category. */
  name: string | undefined
  games: readonly LotteryGame[]
}

/**
 * All lotteries with their running draws, and what was drawn last; asked for again whenever a draw is over (LOTT-04).
 */
export function useLotteries() {
  const language = useLanguage()
  const session = useSession()
  const query = { language }
  const own = useListMobileLotteryGames({ query }, { refetchInterval: atNextDraw(listOf) })
  const menu = useGetVnGameMenu(
    { query },
    { refetchInterval: atNextDraw((data) => data?.groups.flatMap(({ games }) => games)) },
  )
  const results = useListOpenedNumbers({ query }, { refetchInterval: atNextDraw(() => own.data?.list) })
  const recent = useGetVnRecentGames({ query }, { enabled: session !== undefined, refetchInterval: atNextDraw(listOf) })
  // A lottery is launched with the current prize mode, which the providers tell (LAUNCH-07).
  const providers = useVendorGameTypes()
  const draws = new Map(results.data?.list.map((draw) => [draw.gameId, draw]))
  const missing = [own, menu].filter(({ isError, data }) => isError && !data)
  const groups: LotteryGroup[] = [
    ...ownGroups(own.data?.list ?? []),
    ...(menu.data?.groups.map(({ gameGroupId, groupName, games }) => ({ id: gameGroupId, name: groupName, games })) ??
      []),
  ].filter(({ games }) => games.length > 0)
  return {
    groups,
    recent: session ? (recent.data?.list ?? []) : [],
    /** The last draw of one of the site's own lotteries: the results have no others, which may have the same ids. */
    lastOf: ({ vassalage, gameId }: LotteryGame) => (vassalage === VN_LOTTERY ? undefined : draws.get(gameId)),
    isPending: own.isPending || menu.isPending || providers.isPending,
    /** Why a list did not come; what came before a failure is still a list. */
    error: missing[0]?.error,
    retry: () => void Promise.all(missing.map(({ refetch }) => refetch())),
  }
}

const listOf = (data: { list: LotteryGame[] } | undefined) => data?.list

/** Lotteries of any other provider are among the standard ones; those with a menu of their own are in that. */
function ownGroups(games: readonly LotteryGame[]): LotteryGroup[] {
  const isElectronic = ({ vassalage }: LotteryGame) => vassalage === 'ELOTT'
  const others = games.filter((game) => game.vassalage !== VN_LOTTERY && !isElectronic(game))
  return [
    { id: 'LOTT', name: undefined, games: others },
    { id: 'ELOTT', name: undefined, games: games.filter(isElectronic) },
  ]
}
