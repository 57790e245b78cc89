import { defineMessage } from 'react-intl'
import type { Fault } from '#src/core/forms/form-types.ts'
import { minutesLeft } from './minutes-left.ts'

/**
 * What a form says under its field for the present payment password when the gateway does not take it: how many tries
 * are left, or how long it is locked (MONEY-43, MONEY-53).
 *
 * @param field name of that field in the form
 */
export const paymentPasswordPlaces = <Field extends string>(field: Field) =>
  ({
    PAYMENT_PASSWORD_INCORRECT: { field, fault: wrongFault },
    PAYMENT_PASSWORD_LOCKED: { field, fault: lockedFault },
  }) as const

const wrongFault = (value: { triesLeft: number } | undefined): Fault | undefined =>
  value && { message: wrong, values: { count: value.triesLeft } }

function lockedFault(value: { retryAt: string } | undefined): Fault | undefined {
  const minutes = minutesLeft(value)
  return minutes === undefined ? undefined : { message: locked, values: { minutes } }
}

const wrong = defineMessage<{ count: number }>({
  id: 'account.paymentPassword.wrong',
  defaultMessage: 'The payment password is wrong. {count, plural, one {# attempt} other {# attempts}} left.',
  description: 'Line under the field for the payment password, for the code PAYMENT_PASSWORD_INCORRECT',
})
const locked = defineMessage<{ minutes: number }>({
  id: 'account.paymentPassword.locked',
  defaultMessage:
    'Too many wrong attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}, or reset the payment password.',
  description:
    'Line under the field for the payment password, for the code PAYMENT_PASSWORD_LOCKED; it is reset on the security page',
})
