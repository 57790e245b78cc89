import { useGetTeamKpiA, useGetTeamKpiB } from '#src/api/generated/agent.ts'
import type { GatewayError } from '#src/api/gateway-error.ts'
import type { TeamBreakdown, TeamSummary } from '#src/api/generated/types.ts'
import { refetchFailed } from '#src/core/errors/refetch-failed.ts'
import type { DayRange } from '../days/days.ts'

/** The figures of an agent's team: of all days together, and by day and kind of game. */
export interface TeamFigures {
  /** Undefined until both have come. */
  figures: { summary: TeamSummary; breakdown: TeamBreakdown } | undefined
  error: GatewayError | null
  /** Asks again for what did not come. */
  retry: () => void
}

/** GATEWAY-95, GATEWAY-96: what the team did in these days. */
export function useTeamFigures({ from, to }: DayRange): TeamFigures {
  const summary = useGetTeamKpiA({ query: { from, to } })
  const breakdown = useGetTeamKpiB({ query: { from, to } })
  return {
    figures: summary.data && breakdown.data && { summary: summary.data, breakdown: breakdown.data },
    error: summary.error ?? breakdown.error,
    retry: () => refetchFailed(summary, breakdown),
  }
}
