import { useQueryClient } from '@tanstack/react-query'
import { getPlayLimitsQuery } from '#src/api/generated/limits.ts'
import type { PlayLimits } from '#src/api/generated/types.ts'

/** Shows what the gateway answered to a decision, wherever limits and breaks stand. */
export function useKeepDecision(): (decided: PlayLimits) => void {
  const client = useQueryClient()
  const { queryKey } = getPlayLimitsQuery()
  // A read that left before the decision would take it back.
  return (decided) =>
    void client.cancelQueries({ queryKey }).then(() => {
      client.setQueryData(queryKey, decided)
    })
}
