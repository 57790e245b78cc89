import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/api/server-clock.ts'

/** CONST-14, LOGIN-23 */
const TICK_MS = 500
/** No gateway makes anybody wait longer; what claims so is no moment in milliseconds. */
const LONGEST_MS = 60 * 60_000

/** The calls with a wait: those for a code by SMS have one for each number, those for an e-mail one for each name. */
type CodeCall = 'sendLoginSmsCode' | 'sendRegisterSmsCode' | 'sendPasswordEmail' | 'sendEmailCode'

/**
 * When each wait ends, by the gateway's clock. It outlives the page that asked, so that one who
 * comes back finds the same wait; after a reload the gateway says it again (ERR-28).
 */
const ends = new Map<string, number>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** Starts a wait. What is no moment in the near future starts none, so that the button stays usable. */
export function startCountdown(call: CodeCall, key: string, expirationTime: unknown): void {
  if (isNear(expirationTime)) ends.set(keyOf(call, key), expirationTime)
  else ends.delete(keyOf(call, key))
  tick()
}

/** Ends a wait early (ERR-06). */
export function endCountdown(call: CodeCall, key: string): void {
  ends.delete(keyOf(call, key))
  tick()
}

/** Whole seconds until another code may be asked for, rounded up (GAP-80); 0 when it may. */
export function secondsLeft(call: CodeCall, key: string): number {
  const end = ends.get(keyOf(call, key))
  return end === undefined ? 0 : Math.max(0, Math.ceil((end - serverNow()) / 1_000))
}

/** The same for a component, kept up to date. */
export function useSecondsLeft(call: CodeCall, key: string): number {
  return useSyncExternalStore(subscribe, () => secondsLeft(call, key))
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

const keyOf = (call: CodeCall, key: string) => `${call}:${key}`

/** A moment that is past is near too: the tick after it ends its wait. */
function isNear(moment: unknown): moment is number {
  return typeof moment === 'number' && moment - serverNow() <= LONGEST_MS
}
