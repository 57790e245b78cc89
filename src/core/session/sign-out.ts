import { flushSync } from 'react-dom'
import { defineMessages } from 'react-intl'
import { logout } from '#src/api/generated/session.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import { goTo } from '#src/core/routing/navigation.ts'
import { paths } from '#src/core/routing/paths.ts'
import { askMember } from './ask-member.ts'
import { endSession, getSession, setSigningOut } from './session.ts'

let underWay: Promise<void> | undefined

/**
 * Asks, then signs out and goes home (SESSION-11..16). The session is forgotten here whatever the gateway answers: one
 * must always be able to leave a shared phone (GAP-172); the call ends at the latest with its time limit, and the
 * loading toast with it (GAP-169). Never rejects; while one sign-out is under way another joins it.
 */
export function signOut(): Promise<void> {
  underWay ??= askAndLeave().finally(() => (underWay = undefined))
  return underWay
}

async function askAndLeave(): Promise<void> {
  if (!(await askMember({ title: messages.title, cancel: commonMessages.cancel, submit: messages.submit }))) return
  const token = getSession()?.token
  setSigningOut(true)
  const hideToast = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loading })
  await logout().catch((error: unknown) => console.warn('The gateway was not told of the sign-out', error))
  setSigningOut(false)
  hideToast()
  // Somebody else may have signed in in another tab meanwhile; that session is not this one's to end.
  if (getSession() && getSession()?.token !== token) return
  // Pages for members send those who are not signed in to the login page. They must have done so before the way home
  // is taken, else it would lead there.
  flushSync(endSession)
  goTo(paths.home, { replace: true })
}

const messages = defineMessages({
  title: {
    id: 'session.signOut.title',
    defaultMessage: 'Are you sure you want to log out?',
    description: 'Question of the dialog before somebody logs out',
  },
  submit: {
    id: 'session.signOut.submit',
    defaultMessage: 'Log out',
    description: 'Button of the dialog before logging out: yes, log me out',
  },
})
