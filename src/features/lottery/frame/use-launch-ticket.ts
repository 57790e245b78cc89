import { useQuery } from '@tanstack/react-query'
import { createLotteryTicket } from '#src/api/generated/lottery.ts'
import type { PrizeMode } from '#src/api/generated/types.ts'
import { prizeModeOf } from '#src/core/games/launch/launch-plan.ts'
import { useVendorGameTypes } from '#src/core/games/category/use-categories.ts'
import { openedGame } from './frame-address.ts'
import type { LotteryLaunch } from './launch-query.ts'

/** The prize mode to launch with: as asked for, else the current one; undefined until the providers are known. */
export function usePrizeMode(asked: PrizeMode | undefined): PrizeMode | undefined {
  const { data, isPending } = useVendorGameTypes({ enabled: asked === undefined })
  if (asked) return asked
  // Without the providers the mode is the standard one, as everywhere before they are known.
  return isPending ? undefined : prizeModeOf(data)
}

/**
 * A ticket for one opening of the lottery. It is a write, so a failure is not repeated by itself, and a ticket that
 * was used is of no use to anybody else: each attempt asks for its own.
 */
export function useLaunchTicket(launch: LotteryLaunch, prizeMode: PrizeMode | undefined, attempt: number) {
  return useQuery({
    queryKey: [createLotteryTicket.facts.operation, attempt],
    queryFn: async ({ signal }) => {
      if (!prizeMode) throw new Error('a ticket is asked for before the prize mode is known')
      const { ticket } = await createLotteryTicket(
        { body: { gameId: openedGame(launch), playType: launch.playType, prize_mode: prizeMode } },
        { signal },
      )
      return { ticket, prizeMode }
    },
    enabled: prizeMode !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
}
