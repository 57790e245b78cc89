import { useQueryClient, type Mutation, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addRecentGame, useLaunchGame } from '#src/api/generated/games.ts'
import { reportRefusal } from '#src/core/errors/report.ts'
import { getLanguage } from '#src/core/i18n/language-store.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { nativeApp } from '#src/core/routing/native-app.ts'
import { openOutside } from '#src/core/routing/open-outside.ts'
import { loginFrom } from '#src/core/routing/login-path.ts'
import { launchAddress } from '#src/core/routing/launch-address.ts'
import { isTrial } from '#src/core/account/account-type.ts'
import { useSession, type Session } from '#src/core/session/session.ts'
import { launchMessages } from './launch-messages.ts'
import { launchableGame, launchOf, prizeModeOf, type Launchable } from './launch.ts'
import { keepOpenGame, wayBackFromGame } from './open-game.ts'
import type { Wish } from './wish.ts'
import { vendorGameTypesQuery } from '../category/use-categories.ts'

type Launched = Pick<Launchable, 'gameType' | 'vassalage' | 'nodeId'>

/** CONST-29: the gateway's number for mobile clients. */
const GATEWAY_MOBILE = 3

/**
 * The way every tile, provider and winner starts a game. A visitor goes to the login page, which names the game and
 * opens it afterwards (LAUNCH-01); a trial account may start only games that allow it (GAP-104).
 *
 * @returns `isLaunching`: whether it was this game that was asked for here, and no answer has come
 */
export function useLaunch(): { launch: (game: Launchable) => void; isLaunching: (game: Launchable) => boolean } {
  const session = useSession()
  const navigate = useNavigate()
  const location = useLocation()
  const queryClient = useQueryClient()
  const launched = useRef<Launchable>(undefined)
  // Not with each launch: the list that was tapped may be gone when the answer comes, as after a change of tab.
  const { mutate, variables, isPending } = useLaunchGame({
    onSuccess({ url }, { body }) {
      if (!session || !launched.current || !isOfThisPage(body.backUrl)) return
      if (openGame(url)) noteStart(session, launched.current)
    },
  })
  const noteStart = (member: Session, game: Launchable) => {
    keepOpenGame(member, game)
    // LAUNCH-18 is a convenience; a game must not fail because of it.
    noteRecent(queryClient, game).catch(() => undefined)
  }

  const launch = (game: Launchable) => {
    if (!session) {
      const { to, state } = loginFrom(location, { does: 'play', game: launchableGame(game) } satisfies Wish)
      return void navigate(to, { state })
    }
    if (isTrial(session.type) && game.supportPlay === 0) {
      return void reportRefusal('REAL_ACCOUNT_REQUIRED')
    }
    // One game at a time, whichever list it stands in.
    if (queryClient.isMutating({ mutationKey: ['launchGame'], predicate: isStillWanted }) > 0)
      return void showToast({ kind: 'info', text: commonMessages.wait, durationMs: TOAST_MS.standard })
    const types = queryClient.getQueryData(vendorGameTypesQuery().queryKey)
    const plan = launchOf(game, prizeModeOf(types))
    if (plan.kind === 'page') {
      noteStart(session, game)
      return void navigate(plan.path)
    }
    launched.current = game
    const { gameType, vassalage, gameId, nodeId, supportPlay } = game
    mutate({
      body: {
        gameType,
        vassalage,
        gameId,
        nodeId,
        supportPlay,
        prizeMode: plan.prizeMode,
        gateway: GATEWAY_MOBILE,
        language: getLanguage(),
        backUrl: wayBackFromGame(),
      },
    })
  }
  return { launch, isLaunching: (game) => isPending && variables !== undefined && isSame(game, variables.body) }
}

/** The game is the one played last from now on, also in lists that are here. */
async function noteRecent(queryClient: QueryClient, { nodeId, vassalage }: Launchable): Promise<void> {
  if (!nodeId) return
  await addRecentGame({ body: { nodeId, vendor: vassalage } })
  const lists = [['listRecentGames'], ['getVnRecentGames'], ['listGames', { query: { gameClassify: 'recent' } }]]
  await Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Who has gone to another page does not want the game any more. */
function isOfThisPage(backUrl: string): boolean {
  return new URL(backUrl).pathname === window.location.pathname
}

function isStillWanted({ state }: Mutation<unknown, Error, unknown>): boolean {
  const { body } = state.variables as Parameters<ReturnType<typeof useLaunchGame>['mutate']>[0]
  return isOfThisPage(body.backUrl)
}

/** One provider can stand in several categories, and without a game of its own. */
function isSame(one: Launched, other: Launched): boolean {
  return one.gameType === other.gameType && one.vassalage === other.vassalage && one.nodeId === other.nodeId
}

/**
 * GAP-101, ERR-41: the same tab, in the merchant's app by its bridge; https or this site only; an empty or unsafe
 * address opens nothing and says so.
 */
function openGame(url: string): boolean {
  const address = launchAddress(url)
  if (address && nativeApp()) openOutside(address)
  else if (address) window.location.assign(address)
  else showToast({ kind: 'error', text: launchMessages.noAddress, durationMs: TOAST_MS.long })
  return address !== undefined
}
