import { useEffect, useRef } from 'react'

/** Says whether the component is still in the page: an answer that comes after somebody has left leads nobody anywhere. */
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
