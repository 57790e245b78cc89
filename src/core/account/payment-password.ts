import { defineMessage } from 'react-intl'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault } from '#src/core/forms/form-types.ts'

/** What is wrong with a text, in Latin digits, that is to be a payment password; undefined when nothing is. */
export const paymentPasswordFault = (text: string): Fault | undefined => faultIf(!PAYMENT_PASSWORD.test(text), format)

/** Six digits that confirm what moves money out (SECURITY-01); the contract knows no other length. */
const PAYMENT_PASSWORD = /^\d{6}$/

const format = defineMessage({
  id: 'account.paymentPassword.format',
  defaultMessage: 'A payment password has 6 digits.',
  description: 'Line under a field for a payment password in which something else was typed',
})
