import { useEffect, useRef } from 'react'

/** Returns whether the component is still mounted, so that a late answer does not navigate. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
