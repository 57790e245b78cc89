import type { Session } from '#src/core/session/session.ts'
import { playedItem } from './open-game-item.ts'

/** Writes down whether a member has played anything, for the next time home is opened. */
export function notePlayed({ merchantCode, userName }: Session, hasPlayed: boolean): void {
  playedItem.write({ merchantCode, userName, hasPlayed })
}

/** Whether home keeps a place for what a member played last; a member this device knows nothing of may have played. */
export function mayHavePlayed({ merchantCode, userName }: Session): boolean {
  const kept = playedItem.read()
  return kept?.userName !== userName || kept.merchantCode !== merchantCode || kept.hasPlayed
}
