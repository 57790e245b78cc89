import { useRef } from 'react'

/**
 * Runs one task at a time, and drops what is asked for meanwhile: a finger is faster than the drawing of a disabled
 * button.
 */
export function useSingleFlight(): (task: () => Promise<void>) => Promise<void> {
  const isRunning = useRef(false)
  return async (task) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await task()
    } finally {
      isRunning.current = false
    }
  }
}
