import { onSessionChange } from './session.ts'

let kept: string | undefined
let stopListening: (() => void) | undefined

/**
 * Keeps the password that was typed for a `firstTimeLogin` login until it is changed (GAP-71): in memory alone, never
 * in a storage, so that a reload forgets it. Call it after `startSession`: the next change of the session, to a visitor
 * or to another user, forgets it too.
 */
export function keepTemporaryPassword(password: string): void {
  clearTemporaryPassword()
  kept = password
  stopListening = onSessionChange(clearTemporaryPassword)
}

/** The kept password, or undefined when the member has to type it. */
export function readTemporaryPassword(): string | undefined {
  return kept
}

/** Forgets the kept password, once it is no longer the password. */
export function clearTemporaryPassword(): void {
  kept = undefined
  stopListening?.()
  stopListening = undefined
}
