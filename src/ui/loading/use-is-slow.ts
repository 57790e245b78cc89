import { useEffect, useState } from 'react'

/** Nobody looks at a placeholder for longer without a word. */
export const SLOW_MS = 8_000

/** Whether something has been under way for {@link SLOW_MS}. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return undefined
    const timer = window.setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return isPending && isSlow
}
