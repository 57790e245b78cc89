import { listSubordinatesMaxPageSize } from '#src/api/generated/page-sizes.ts'
import { useListSubordinates } from '#src/api/generated/agent-lists.ts'
import type { TeamMember } from '#src/api/generated/types.ts'

/**
 * What the agent manages of a member: balance and rates, which only those directly below have. The search is by part of
 * the name, so others may come along.
 */
export function useSubordinate({ account, memberId, level }: TeamMember) {
  const isDirect = level === 1
  const { data, error, refetch } = useListSubordinates(
    { query: { name: account, pageSize: listSubordinatesMaxPageSize } },
    { enabled: isDirect },
  )
  const subordinate = data?.subordinates.find(({ member }) => member.memberId === memberId)
  return {
    isDirect,
    subordinate,
    isPending: isDirect && !data,
    /** No longer among those directly below. */
    isGone: data !== undefined && data.totalPages <= 1 && !subordinate,
    own: data?.ownRebates ?? [],
    error,
    retry: () => void refetch(),
  }
}
