import { useEffect, useRef } from 'react'

const EVERY_MS = 1_000

/**
 * Looks at once and each second after, while the page is seen.
 *
 * @param look gets a signal that says when its answer is no longer wanted; it does not reject
 */
export function usePolling(look: (signal: AbortSignal) => Promise<void>, paused: boolean): void {
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  }, [look])

  useEffect(() => {
    if (paused) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = async (): Promise<void> => {
      if (!document.hidden) await latest.current(stop.signal)
      if (!stop.signal.aborted) timer = setTimeout(() => void turn(), EVERY_MS)
    }
    void turn()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [paused])
}
