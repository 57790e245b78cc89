import { useEffect, useEffectEvent, useState } from 'react'

/** One try to open a lottery. */
interface Attempt {
  /** Like that of no other try since the start of the site. */
  number: number
  gameId: string | undefined
}

let attempts = 0
const newAttempt = (gameId: string | undefined): Attempt => ({ number: (attempts += 1), gameId })

/** Where one opening of the lottery stands. A failed one is never repeated unless the member asks for it. */
export function useOpening(gameId: string | undefined) {
  const [attempt, setAttempt] = useState(() => newAttempt(gameId))
  const [phase, setPhase] = useState<'opening' | 'playing' | 'unanswered' | 'expired'>('opening')
  const [openGame, setOpenGame] = useState(gameId)
  return {
    attempt,
    phase,
    /** The lottery says that this game can be played; another try opens it again. */
    played(game: string) {
      setOpenGame(game)
      setPhase('playing')
    },
    unanswered: () => setPhase('unanswered'),
    expired: () => setPhase('expired'),
    again() {
      setAttempt(newAttempt(openGame))
      setPhase('opening')
    },
  }
}

/** How long the lottery may take to say that it can be played. */
const OPENING_MS = 20_000

/** Calls back once when it has been waited for that long without a break. */
export function useTimeLimit(isWaiting: boolean, onOver: () => void): void {
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = window.setTimeout(() => end(), OPENING_MS)
    return () => window.clearTimeout(timer)
  }, [isWaiting])
}
