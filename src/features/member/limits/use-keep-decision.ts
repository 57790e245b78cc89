import { useQueryClient } from '@tanstack/react-query'
import { getPlayLimitsQuery } from '#src/api/generated/limits.ts'
import type { PlayLimits } from '#src/api/generated/types.ts'

/** Shows what the gateway answered to a decision, wherever limits and breaks stand. */
export function useKeepDecision(): (decided: PlayLimits) => void {
  const client = useQueryClient()
  return (decided) => void client.setQueryData(getPlayLimitsQuery().queryKey, decided)
}
