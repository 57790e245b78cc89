import { useEffect, useEffectEvent } from 'react'
import { useInvalidate, type CachedRead } from '#src/api/invalidate.ts'

/** Asks for something again once when its time is over: the gateway may know more by then. */
export function useRefreshWhenOver(isOver: boolean, read: CachedRead): void {
  const invalidate = useInvalidate()
  const refresh = useEffectEvent(() => invalidate(read))
  useEffect(() => {
    if (isOver) void refresh()
  }, [isOver])
}
