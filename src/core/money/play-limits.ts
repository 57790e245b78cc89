import { useGetPlayLimits } from '#src/api/generated/limits.ts'
import type { PlayLimit, PlayLimits } from '#src/api/generated/types.ts'
import { useKnownFeature } from '#src/core/site/site-status.ts'
import { isMore } from './amounts.ts'

/** The key by which a merchant offers deposit limits of one's own and breaks; off where it is missing (BEYOND-10). */
const PLAY_LIMITS_FEATURE = 'PLAYLIMITS'

/**
 * What the member has decided about paying in and playing; not asked for where the merchant does not offer it.
 *
 * @returns `isOffered`: undefined while that is not known; `isFetched`: also after a failure, and while they are asked
 *   for again
 */
export function usePlayLimits() {
  const isOffered = useKnownFeature(PLAY_LIMITS_FEATURE)
  // Each deposit and each day changes what is left.
  // What failed is not asked for again by each part that opens without it.
  const { data, error, isFetched, refetch } = useGetPlayLimits(undefined, {
    enabled: isOffered === true,
    staleTime: 0,
    retryOnMount: false,
  })
  return { isOffered, data, error, isFetched, refetch }
}

/** A limit that is set. */
export type SetLimit = PlayLimit & Required<Pick<PlayLimit, 'amount' | 'left'>>

/** The limit that leaves least; undefined where none is set, or nothing is known. */
export function tightestOf(decided: PlayLimits | undefined): SetLimit | undefined {
  return decided?.limits
    .filter((limit): limit is SetLimit => limit.amount !== undefined && limit.left !== undefined)
    .reduce<SetLimit | undefined>((least, one) => (least && !isMore(least.left, one.left) ? least : one), undefined)
}
