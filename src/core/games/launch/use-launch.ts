import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isTrial } from '#src/core/account/account-type.ts'
import { sayNotLoaded, showRefusal } from '#src/core/errors/show-error.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { useSession } from '#src/core/session/session.ts'
import { lateCode } from '#src/ui/loading/late-code.ts'
import { launchableGame, type Launchable } from './launch.ts'
import { wayBackFromGame } from './open-game.ts'
import type { Wish } from './wish.ts'

type Launched = Pick<Launchable, 'gameType' | 'vassalage' | 'nodeId'>

/** What only members need, after their first tap on a game. */
const starter = lateCode(() => import('./start-game.ts'))

/** Asks for what starts games, ahead of the tap. */
export const prepareLaunch = starter.prepare

/**
 * The way every tile, provider and winner starts a game. A visitor goes to the login page, which names the game and
 * opens it afterwards (LAUNCH-01); a trial account may start only games that allow it (GAP-104).
 *
 * @returns `isLaunching`: whether it was this game that was asked for here, and the browser has not left for it yet
 */
export function useLaunch(): { launch: (game: Launchable) => void; isLaunching: (game: Launchable) => boolean } {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Launchable>()

  const launch = (game: Launchable) => {
    if (!session) {
      const { to, state } = loginFrom(location, { does: 'play', game: launchableGame(game) } satisfies Wish)
      return void navigate(to, { state })
    }
    if (isTrial(session.type) && game.supportPlay === 0) {
      return void showRefusal('REAL_ACCOUNT_REQUIRED')
    }
    // One game at a time; another one that is tapped meanwhile is told to wait.
    const isAlone = asked === undefined
    const end = () => isAlone && setAsked(undefined)
    if (isAlone) setAsked(game)
    const tap = { game, session, backUrl: wayBackFromGame(), goTo: (path: string) => void navigate(path) }
    starter.use(
      ({ startGame }) => void startGame(queryClient, tap).finally(end),
      () => {
        end()
        void sayNotLoaded()
      },
    )
  }
  return { launch, isLaunching: (game) => asked !== undefined && isSame(game, asked) }
}

/** One provider can stand in several categories, and without a game of its own. */
function isSame(one: Launched, other: Launched): boolean {
  return one.gameType === other.gameType && one.vassalage === other.vassalage && one.nodeId === other.nodeId
}
