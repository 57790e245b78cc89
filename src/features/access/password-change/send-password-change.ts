import { GatewayFailure } from '#src/api/gateway-error.ts'
import { changePassword } from '#src/api/generated/password.ts'
import { commonMessages } from '#src/core/toasts/common-messages.ts'
import { TOAST_MS, showToast } from '#src/core/toasts/toasts.ts'
import type { PasswordChange } from './check-password-change.ts'

/**
 * Changes the password (PSW-08), with a toast as long as the call takes, 10 s at the most (PSW-15, PSW-20).
 * A new password that is the old one fails as the gateway would refuse it, and nothing is sent (PSW-09, ERR-31).
 *
 * @throws GatewayError of `changePassword`
 */
export async function sendPasswordChange({
  oldPassword,
  newPassword,
  confirmNewPassword,
}: PasswordChange): Promise<null> {
  if (newPassword === oldPassword) throw new GatewayFailure({ operation: 'changePassword', code: 'NEW_PASSWORD_SAME' })
  const hideToast = showToast({ kind: 'loading', text: commonMessages.wait, durationMs: TOAST_MS.loadingBrief })
  try {
    return await changePassword({
      // GAP-83: the second form of the call.
      header: { 'X-Api-Version': '2' },
      body: { oldPassword, newPassword, confirmNewPassword },
    })
  } finally {
    hideToast()
  }
}
