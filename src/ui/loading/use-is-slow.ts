import { useEffect, useState } from 'react'

/** Nobody looks at a placeholder for longer without a word. */
export const SLOW_MS = 8_000

/** Whether something has been under way for {@link SLOW_MS}. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(isPending), isPending ? SLOW_MS : 0)
    return () => window.clearTimeout(timer)
  }, [isPending])
  return isPending && isSlow
}
