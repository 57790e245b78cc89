import { create } from 'zustand'
import type { ValueOf } from '#src/api/shape.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { clearSessionStorage } from '#src/core/storage/item.ts'
import {
  autoLoginItem,
  memberInfoItem,
  sessionItem,
  trialUserItem,
  type sessionShape,
} from '#src/core/storage/items.ts'
import { isTrial } from '#src/core/account/account-type.ts'

/** The signed-in account as it is stored (SESSION-02). */
export type Session = ValueOf<typeof sessionShape>

// A cookie without an age ends with the browser, and all tabs share it; no storage does both.
const VISIT = 'MC_VISIT=1'

interface SessionState {
  session: Session | undefined
  /** Whether it was started in this tab. */
  beganHere: boolean
}

const store = create<SessionState>(() => ({ session: readKeptSession(), beganHere: false }))
let signingOut = false

/** The signed-in account; undefined for visitors (SESSION-04). */
export const useSession = () => store((state) => state.session)

/** The same outside React. */
export const getSession = (): Session | undefined => store.getState().session

/** Whether the session was started by this tab, since it was opened or loaded. */
export const beganHere = (): boolean => store.getState().beganHere

/** Calls back at each sign-in and sign-out, here or in another tab (GAP-131). Returns the unsubscribe function. */
export const onSessionChange = (listener: (session: Session | undefined, before: Session | undefined) => void) =>
  store.subscribe((state, before) => {
    if (state.session?.token !== before.session?.token) listener(state.session, before.session)
  })

/** Keeps a session that login, registration or trial play answered. */
export function startSession(answer: {
  token: string
  userName: string
  type: number
  firstTimeLogin?: boolean
  /** Whether it outlives the browser (`autoLogin` 1, GAP-70), which it does when left out; a trial never does. */
  remember?: boolean
}): void {
  const session: Session = {
    token: answer.token,
    merchantCode: currentMerchant.code,
    userName: answer.userName,
    type: answer.type,
    firstTimeLogin: answer.firstTimeLogin ?? false,
  }
  sessionItem.write(session)
  // A trial that signs in for real leaves nothing behind.
  if (!isTrial(session.type)) trialUserItem.remove()
  autoLoginItem.write(answer.remember === false || isTrial(session.type) ? '0' : '1')
  markVisit()
  store.setState({ session, beganHere: true })
}

/** GAP-149: after its password was changed, the session goes on and is no first one any more. */
export function endFirstTimeLogin(): void {
  const before = getSession()
  if (!before) return
  const session = { ...before, firstTimeLogin: false }
  sessionItem.write(session)
  store.setState({ session })
}

/** Removes the session from storage and memory (SESSION-14, SESSION-15). */
export function endSession(): void {
  forgetStored()
  store.setState({ session: undefined })
}

/** During a sign-out, an ended session is not reported (GAP-172). */
export const isSigningOut = (): boolean => signingOut

/** Called only by the sign-out. */
export function setSigningOut(on: boolean): void {
  signingOut = on
}

/** Takes over what another tab has made of the stored session; nothing of a former user stays in this one. */
export function adoptStoredSession(): void {
  // A session of another merchant is not this page's to delete: the tab that has it is ahead of this one.
  const session = ownSession()
  const before = getSession()
  if (before?.token === session?.token) return store.setState({ session })
  if (before) clearSessionStorage()
  store.setState({ session, beganHere: false })
}

/**
 * The session to start with. One of another merchant (GAP-60), or one that was not to outlive the browser (GAP-70), is
 * over.
 */
function readKeptSession(): Session | undefined {
  const session = ownSession()
  if (session && (autoLoginItem.read() !== '0' || isSameVisit())) return session
  if (sessionItem.read()) forgetStored()
  return undefined
}

function ownSession(): Session | undefined {
  const session = sessionItem.read()
  return session?.merchantCode === currentMerchant.code ? session : undefined
}

/** `autoLogin` becomes 0; token, trial user, member info and session storage go, in this order. */
function forgetStored(): void {
  autoLoginItem.write('0')
  sessionItem.remove()
  trialUserItem.remove()
  memberInfoItem.remove()
  clearSessionStorage()
}

function markVisit(): void {
  document.cookie = `${VISIT}; path=/; SameSite=Strict`
}

function isSameVisit(): boolean {
  return document.cookie.split('; ').includes(VISIT)
}
