import { useEffect, useRef } from 'react'

/** Says whether the component is still in the page: an answer that comes after somebody has left leads nobody anywhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return () => isHere.current
}
