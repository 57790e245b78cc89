import { startTransition, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepDepth, keptDepth } from '#src/core/games/list/kept-depth.ts'

/** HOME-14, HOME-15: so many games at first, and so many more with each tap. */
export const GAMES_STEP = 15

/** How many games of a tab are shown, as many again after a game (LIST-16), and the way to more. */
export function useShownGames(): { shown: number; showMore: () => void } {
  const location = useLocation()
  const [steps, setSteps] = useState(() => Math.max(1, keptDepth(location)))
  return {
    shown: steps * GAMES_STEP,
    showMore: () => {
      keepDepth(location, steps + 1)
      startTransition(() => setSteps(steps + 1))
    },
  }
}
