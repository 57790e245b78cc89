import { returnFromGame } from '#src/core/routing/entry-key.ts'
import type { Session } from '#src/core/session/session.ts'
import { openGameItem } from './open-game-item.ts'
import { launchableGame, type Launchable } from './launch.ts'
import { notePlayed } from './played.ts'

/** A game is offered again for so long; no provider keeps a round open over night. */
const OFFERED_MS = 12 * 3_600_000
/** What a game's own way back to the site is known by. */
const ENDED_PARAMETER = 'ended'

/** Writes down which game is being started; it takes the place of the one before. */
export function keepOpenGame(session: Session, launched: Launchable): void {
  const { merchantCode, userName } = session
  openGameItem.write({ merchantCode, userName, at: Date.now(), game: launchableGame(launched) })
  notePlayed(session, true)
}

/** The game that this member started last, unless it has ended. It is never started again by itself. */
export function openGameOf(session: Session | undefined): Launchable | undefined {
  const kept = openGameItem.read()
  if (!kept || !session) return undefined
  const isOwn = kept.userName === session.userName && kept.merchantCode === session.merchantCode
  return isOwn && Date.now() - kept.at < OFFERED_MS ? kept.game : undefined
}

/** Forgets the open game: it has ended, or the member no longer wants it. */
export function forgetOpenGame(): void {
  openGameItem.remove()
}

/** Where a game leads back to by its own way out: this page, marked. */
export function wayBackFromGame(): string {
  const address = new URL(window.location.href)
  address.searchParams.set(ENDED_PARAMETER, '1')
  return address.href
}

/** Takes the mark off the address again. To be called before the router reads it. */
export function hearEndOfGame(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has(ENDED_PARAMETER)) return
  address.searchParams.delete(ENDED_PARAMETER)
  window.history.replaceState(window.history.state, '', address)
  forgetOpenGame()
  returnFromGame()
}
