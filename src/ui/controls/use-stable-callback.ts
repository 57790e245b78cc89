import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * The same function at every drawing, which calls the latest one: for memoised parts, which a new one would draw again.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
