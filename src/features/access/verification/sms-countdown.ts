import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/api/server-clock.ts'

/** CONST-14, LOGIN-23 */
const TICK_MS = 500
/** No gateway makes anybody wait longer; what claims so is no moment in milliseconds. */
const LONGEST_MS = 60 * 60_000

/** What a code is for; each has its own call, and its own wait. */
export type SmsPurpose = 'login' | 'register'

/**
 * When the running code of each number ends, by the gateway's clock. It outlives the page that asked, so that one who
 * comes back finds the same wait; after a reload the gateway says it again (ERR-28).
 */
const ends = new Map<string, number>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Starts the wait for a number. What is no moment in the near future starts none, so that the button stays usable. */
export function startCountdown(purpose: SmsPurpose, number: string, expirationTime: unknown): void {
  if (isNear(expirationTime)) ends.set(keyOf(purpose, number), expirationTime)
  else ends.delete(keyOf(purpose, number))
  tick()
}

/** Ends the wait for a number early (ERR-06). */
export function endCountdown(purpose: SmsPurpose, number: string): void {
  ends.delete(keyOf(purpose, number))
  tick()
}

/** Whole seconds until another code may be asked for, rounded up (GAP-80); 0 when it may. */
export function secondsLeft(purpose: SmsPurpose, number: string): number {
  const end = ends.get(keyOf(purpose, number))
  return end === undefined ? 0 : Math.max(0, Math.ceil((end - serverNow()) / 1_000))
}

/** The same for a component, kept up to date. */
export function useSecondsLeft(purpose: SmsPurpose, number: string): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(purpose, number))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  tick()
  return () => {
    listeners.delete(listener)
    tick()
  }
}

/** Tells everybody, and goes on doing so while somebody looks at a wait that is not over. */
function tick(): void {
  for (const [key, end] of ends) if (end <= serverNow()) ends.delete(key)
  for (const listener of listeners) listener()
  const isNeeded = listeners.size > 0 && ends.size > 0
  if (isNeeded) timer ??= setInterval(tick, TICK_MS)
  if (isNeeded || timer === undefined) return
  clearInterval(timer)
  timer = undefined
}

const keyOf = (purpose: SmsPurpose, number: string) => `${purpose}:${number}`

function isNear(moment: unknown): moment is number {
  return typeof moment === 'number' && moment - serverNow() <= LONGEST_MS && moment > serverNow()
}
