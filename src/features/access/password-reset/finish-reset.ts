import { defineMessages } from 'react-intl'
import { fillDraft } from '#src/core/forms/drafts.ts'
import { forgetLogin } from '#src/core/session/remembered-login.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'

/**
 * Says that the password is set anew, and leaves the name in the login form, which comes next (NAMED-20). What was
 * remembered is the former password.
 */
export function finishReset(username?: string): void {
  showToast({ kind: 'success', text: messages.done, durationMs: TOAST_MS.long })
  forgetLogin()
  if (username !== undefined) fillDraft('login', { username })
}

const messages = defineMessages({
  done: {
    id: 'access.reset.done',
    defaultMessage: 'Password changed. Log in with the new one.',
    description: 'Toast after a forgotten password was reset, above the login form',
  },
})
