import { defineMessage, defineMessages } from 'react-intl'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { isNewPassword } from '#src/core/account/account-rules.ts'

/** A password that is set from now on, typed twice. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a form's values are a record, which no interface is
export type NewPassword = { newPassword: string; confirmNewPassword: string }

/** The rules for a password that is set from now on (PSW-10, PSW-11, PSW-13, ERR-13, ERR-29, ERR-30). */
export function checkNewPassword({ newPassword, confirmNewPassword }: NewPassword): Faults<NewPassword> {
  return {
    newPassword:
      faultIf(newPassword === '', newPasswordFaults.empty) ??
      faultIf(!isNewPassword(newPassword), reactions.PASSWORD_FORMAT.text),
    confirmNewPassword:
      faultIf(confirmNewPassword === '', newPasswordFaults.empty) ??
      faultIf(confirmNewPassword !== newPassword, reactions.NEW_PASSWORD_CONFIRM_MISMATCH.text),
  }
}

/** Sentences that only forms with a new password say; the others are those of the reaction table. */
export const newPasswordFaults = defineMessages({
  empty: {
    id: 'access.newPassword.empty',
    defaultMessage: 'Enter password.',
    description: 'Line under a password field, the one for repeating the password included, when it was left empty',
  },
})

/** What `isNewPassword` asks for, in words; its values are `NEW_PASSWORD_LENGTH`. */
export const newPasswordRule = defineMessage<{ min: number; max: number }>({
  id: 'access.newPassword.rule',
  defaultMessage: 'Use {min, number} to {max, number} characters, with at least one letter and one digit.',
  description: 'Line under the field for a new password: its rule, also where what was typed breaks it',
})
