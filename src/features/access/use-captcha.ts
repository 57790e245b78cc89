import { useGetCaptcha } from '#src/api/generated/verification.ts'

/**
 * The picture with a code, once it is asked for. One picture is good for one try, and a new one voids the last
 * (GAP-81): it comes when asked for and never by itself.
 */
export function useCaptcha(asked: boolean) {
  const { data, isError, isFetching, refetch } = useGetCaptcha(undefined, {
    enabled: asked,
    staleTime: Infinity,
    gcTime: 0,
  })
  return {
    /** As a data address (LOGIN-11); undefined while there is none. */
    picture: isError ? undefined : data,
    loading: isFetching,
    /** Asks for another picture (LOGIN-10). */
    renew: () => {
      if (asked) void refetch()
    },
  }
}
