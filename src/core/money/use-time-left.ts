import { useEffect, useState } from 'react'
import { serverNow } from '#src/api/server-clock.ts'

const SECOND_MS = 1_000

/** Whole seconds until a moment by the gateway's clock, down to zero and no further (MONEY-29). */
export function useTimeLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    // Asked of the clock each time: a timer of a page in the background is late.
    // It goes on at zero, which may have been the error of a phone's clock that is set right now.
    const timer = setInterval(() => setLeft(secondsUntil(until)), SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - serverNow()) / SECOND_MS))
