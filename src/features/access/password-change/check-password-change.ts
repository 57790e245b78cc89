import { defineMessages } from 'react-intl'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { isLoginPassword } from '#src/core/account/account-rules.ts'
import { checkNewPassword, newPasswordFaults, type NewPassword } from '../new-password/check-new-password.ts'

/** The present password and the next one; `oldPassword` is empty where none is asked for (PSW-08). */
export type PasswordChange = NewPassword & { oldPassword: string }

/**
 * The rules of the change, before anything is sent (PSW-10..14). An old password that is not asked for may be empty.
 */
export function checkPasswordChange(values: PasswordChange, oldAsked: boolean): Faults<PasswordChange> {
  const { oldPassword } = values
  return {
    oldPassword:
      faultIf(oldAsked && oldPassword === '', newPasswordFaults.empty) ??
      faultIf(oldAsked && !isLoginPassword(oldPassword), oldPasswordFaults.format),
    ...checkNewPassword(values),
  }
}

const oldPasswordFaults = defineMessages({
  format: {
    id: 'access.changePassword.oldFormat',
    defaultMessage: 'Your current password has 6 to 20 characters.',
    description:
      'Line under the field for the current password, on the page for changing it, when what was typed is too short or too long to be one',
  },
})
