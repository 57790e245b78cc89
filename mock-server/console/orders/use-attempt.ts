import { useRef, useState } from 'react'

/** One press at a time; what the gateway refuses is said until the next one. */
export function useAttempt(): { refused: string; attempt: (press: () => Promise<void>) => void } {
  const [refused, setRefused] = useState('')
  const isBusy = useRef(false)
  const attempt = (press: () => Promise<void>): void => {
    if (isBusy.current) return
    isBusy.current = true
    setRefused('')
    press()
      .catch((error: unknown) => setRefused(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        isBusy.current = false
      })
  }
  return { refused, attempt }
}
