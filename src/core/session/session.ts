import type { InferOutput } from 'valibot'
import { create } from 'zustand'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { clearSessionStorage } from '#src/core/storage/item.ts'
import {
  autoLoginItem,
  memberInfoItem,
  sessionItem,
  trialUserItem,
  type sessionSchema,
} from '#src/core/storage/items.ts'
import { isTrial } from './account-type.ts'

/** The signed-in account as it is stored (SESSION-02). */
export type Session = InferOutput<typeof sessionSchema>

interface SessionState {
  session: Session | undefined
}

const store = create<SessionState>(() => ({ session: readOwnSession() }))

/** The signed-in account; undefined for visitors (SESSION-04). */
export const useSession = () => store((state) => state.session)

/** The same outside React. */
export const getSession = (): Session | undefined => store.getState().session

/** Calls back whenever somebody signs in or out, here or in another tab (GAP-131). Returns the way to stop. */
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
}): void {
  const session: Session = {
    token: answer.token,
    merchantCode: currentMerchant.code,
    userName: answer.userName,
    type: answer.type,
    firstTimeLogin: answer.firstTimeLogin ?? false,
  }
  sessionItem.write(session)
  if (!isTrial(session.type)) autoLoginItem.write('1')
  store.setState({ session })
}

/** GAP-149: after its password was changed, the session goes on and is no first one any more. */
export function endFirstTimeLogin(): void {
  const before = getSession()
  if (!before) return
  const session = { ...before, firstTimeLogin: false }
  sessionItem.write(session)
  store.setState({ session })
}

/** Forgets who was signed in: `autoLogin` becomes 0 (SESSION-14); token, trial user, member info and session storage go, in this order (SESSION-15). */
export function endSession(): void {
  autoLoginItem.write('0')
  sessionItem.remove()
  trialUserItem.remove()
  memberInfoItem.remove()
  clearSessionStorage()
  store.setState({ session: undefined })
}

/** Follows sign-ins and sign-outs of other tabs (GAP-131). */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === sessionItem.key || event.key === null) store.setState({ session: readOwnSession() })
  })
}

/** GAP-60: a session belongs to its merchant; one of another merchant is dropped. */
function readOwnSession(): Session | undefined {
  const session = sessionItem.read()
  if (!session) return undefined
  if (session.merchantCode === currentMerchant.code) return session
  sessionItem.remove()
  memberInfoItem.remove()
  return undefined
}
