import { useEffect, useEffectEvent, useState } from 'react'
import { askOutcome } from './ask-outcome.ts'
import { useIsSending, type MoneyCall } from './money-calls.ts'

/** MONEY-07: after 1, 2, 4 and 8 seconds, then each 15 for two minutes. */
const WAITS_MS = [0, 1_000, 2_000, 4_000, 8_000, ...Array.from({ length: 8 }, () => 15_000)]

interface Outcome {
  /** The money has moved; several transfers have no order of their own. */
  onDone: (orderNo: string | undefined) => void
  /** Nothing has moved, and never will under this key (MONEY-08). */
  onNothing: () => void
}

/**
 * Asks what became of a call until that is known, never the call itself again (MONEY-06); not while this page is still
 * sending it.
 *
 * @returns whether the call is still under way, here or in another tab, whether it asks no more by itself, and the way
 *   to ask once more
 */
export function useOutcome(call: MoneyCall, { onDone, onNothing }: Outcome) {
  const [round, setRound] = useState(0)
  const [isStuck, setStuck] = useState(false)
  const isSending = useIsSending(call.key)
  const [isSentElsewhere, setSentElsewhere] = useState(false)

  const ask = useEffectEvent(async (): Promise<boolean> => {
    const outcome = await askOutcome(call, { onSender: setSentElsewhere, onNothing })
    if (!outcome || outcome.state === 'RUNNING') return false
    if (outcome.state === 'DONE') onDone(outcome.orderNo)
    return true
  })

  const askNow = () => {
    setStuck(false)
    setRound((before) => before + 1)
  }

  useEffect(() => {
    if (isSending) return undefined
    let isLeft = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const askOrWait = async (step: number) => {
      const isKnown = await ask()
      if (!isKnown && !isLeft) next(step + 1)
    }
    const next = (step: number) => {
      const wait = WAITS_MS[step]
      if (wait === undefined) return setStuck(true)
      timer = setTimeout(() => {
        void askOrWait(step)
      }, wait)
    }
    next(0)
    window.addEventListener('online', askNow)
    return () => {
      isLeft = true
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [call.key, round, isSending])

  return { isSending: isSending || isSentElsewhere, isStuck, askNow }
}
