import { useEffect, useState } from 'react'
import { prefersStillness } from '#src/ui/styles/stillness.ts'

/** Duration of the way out, in ms; the CSS of the layers uses --d2, which is the same. */
const EXIT_MS = 200

export type Phase = 'closed' | 'open' | 'closing'

/** Keeps a layer in the page while it leaves. Without motion it leaves at once. */
export function usePresence(open: boolean): Phase {
  const [phase, setPhase] = useState<Phase>(open ? 'open' : 'closed')
  if (open && phase !== 'open') setPhase('open')
  if (!open && phase === 'open') setPhase('closing')

  useEffect(() => {
    if (phase !== 'closing') return undefined
    const timer = setTimeout(() => setPhase('closed'), prefersStillness() ? 0 : EXIT_MS)
    return () => clearTimeout(timer)
  }, [phase])
  return phase
}
