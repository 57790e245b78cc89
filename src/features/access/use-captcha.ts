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
    picture: isError || data === undefined ? undefined : dataAddress(data),
    loading: isFetching,
    /** Asks for another picture (LOGIN-10). */
    renew: () => {
      if (asked) void refetch()
    },
  }
}

/** The contract's picture is a PNG unless it names its type itself. */
const dataAddress = (picture: string) => (picture.startsWith('data:') ? picture : `data:image/png;base64,${picture}`)
