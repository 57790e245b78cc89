import { defineMessage } from 'react-intl'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault } from '#src/core/forms/form-types.ts'
import { isUsername } from '#src/core/account/account-rules.ts'

/** What is wrong with the name by which somebody says who they are; undefined when nothing is (LOGIN-12, NAMED-20). */
export function usernameFault(username: string): Fault | undefined {
  if (username === '') return { message: empty }
  return faultIf(!isUsername(username), reactions.USERNAME_FORMAT.text)
}

const empty = defineMessage({
  id: 'access.username.empty',
  defaultMessage: 'Enter your username.',
  description: 'Line under the username field when it was left empty: when logging in, and for a forgotten password',
})
