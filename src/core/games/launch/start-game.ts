import type { Mutation, QueryClient } from '@tanstack/react-query'
import { addRecentGame, launchGame } from '#src/api/generated/games.ts'
import type { Variables } from '#src/api/generated/operations.ts'
import type { VendorGameTypes } from '#src/api/generated/types.ts'
import { readKey } from '#src/api/read-key.ts'
import { write } from '#src/api/write.ts'
import { LAUNCH_GATEWAY } from '#src/api/platform-codes.ts'
import { getLanguage } from '#src/core/i18n/language-store.ts'
import { nativeApp } from '#src/core/routing/native-app.ts'
import { launchAddress } from '#src/core/routing/launch-address.ts'
import { openOutside } from '#src/core/routing/open-outside.ts'
import { getSession, type Session } from '#src/core/session/session.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { vendorGameTypesQuery } from '../category/use-categories.ts'
import { launchMessages } from './launch-messages.ts'
import { asksPrizeMode, launchOf, prizeModeOf } from './launch-plan.ts'
import type { Launchable } from './launch.ts'
import { keepOpenGame } from './open-game.ts'

/** A tap on a game by a member who may play it. */
interface Tap {
  game: Launchable
  session: Session
  /** Leads back to the page of the tap. */
  backUrl: string
  goTo: (path: string) => void
}

/** So long the browser may take to leave for a game before another one can be started. */
const LEAVING_MS = 10_000

/** The page with a game on its way: the browser is leaving for it, or it waits for the providers. */
let underWay: { from: string } | undefined

/**
 * Starts a game (LAUNCH-02..06). Ends with the browser's leaving, or soon where there is nothing to leave for; the
 * query client shows a failure.
 */
export async function startGame(queryClient: QueryClient, { game, session, backUrl, goTo }: Tap): Promise<void> {
  const isWanted = () => isOfThisPage(backUrl) && getSession()?.token === session.token
  // This code may have come late.
  if (!isWanted()) return
  // One game at a time, whichever list it stands in.
  const isBusy = underWay !== undefined && isOfThisPage(underWay.from)
  if (isBusy || queryClient.isMutating({ mutationKey: ['launchGame'], predicate: isStillWanted }) > 0)
    return void showToast({ kind: 'info', text: commonMessages.wait, durationMs: TOAST_MS.standard })
  const types = asksPrizeMode(game) ? await keepingOthersOff(backUrl, () => providers(queryClient)) : undefined
  if (!isWanted()) return
  const noteStart = () => {
    keepOpenGame(session, game)
    // LAUNCH-18 is a convenience; a game must not fail because of it.
    noteRecent(queryClient, game).catch(() => undefined)
  }
  const plan = launchOf(game, prizeModeOf(types))
  if (plan.kind === 'page') {
    noteStart()
    return goTo(plan.path)
  }
  const { gameType, vassalage, gameId, nodeId, supportPlay } = game
  const body: Variables<'launchGame'>['body'] = {
    gameType,
    vassalage,
    gameId,
    nodeId,
    supportPlay,
    prizeMode: plan.prizeMode,
    gateway: LAUNCH_GATEWAY,
    language: getLanguage(),
    backUrl,
  }
  try {
    const { url } = await write(queryClient, launchGame, { body })
    if (!isOfThisPage(backUrl) || !openGame(url)) return
    noteStart()
    if (!nativeApp()) await keepingOthersOff(backUrl, leave)
  } catch {
    // The query client has shown why.
  }
}

/** Lets no other game of the page start as long as this takes. */
async function keepingOthersOff<Result>(from: string, act: () => Promise<Result>): Promise<Result> {
  const mine = { from }
  underWay = mine
  try {
    return await act()
  } finally {
    if (underWay === mine) underWay = undefined
  }
}

/** The providers of this session, which tell the prize mode; undefined where they do not come. */
function providers(queryClient: QueryClient): Promise<VendorGameTypes | undefined> {
  return queryClient.ensureQueryData(vendorGameTypesQuery()).catch(() => undefined)
}

/** The page stays as it is until the game comes, which may take seconds; or it is shown again by the back button. */
function leave(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      window.removeEventListener('pageshow', comeBack)
      resolve()
    }
    // The document's own first one, which restores nothing, may still be on its way.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && end()
    const timer = window.setTimeout(end, LEAVING_MS)
    window.addEventListener('pageshow', comeBack)
  })
}

/** The game is the one played last from now on, also in lists that are here. */
async function noteRecent(queryClient: QueryClient, { nodeId, vassalage }: Launchable): Promise<void> {
  if (!nodeId) return
  await addRecentGame({ body: { nodeId, vendor: vassalage } })
  const lists = [
    readKey('listRecentGames'),
    readKey('getVnRecentGames'),
    readKey('listGames', { gameClassify: 'recent' }),
  ]
  await Promise.all(lists.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Who has gone to another page does not want the game any more. */
function isOfThisPage(backUrl: string): boolean {
  return new URL(backUrl).pathname === window.location.pathname
}

function isStillWanted({ state }: Mutation<unknown, Error, unknown>): boolean {
  const { body } = state.variables as Parameters<typeof launchGame>[0]
  return isOfThisPage(body.backUrl)
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
