// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import type { OperationId } from './operations.ts'

/** The operations whose body travels encrypted. */
export const ENCRYPTED_OPERATIONS = [
  'login',
  'register',
  'registerMobile',
  'setPaymentPassword',
  'resetPaymentPassword',
  'addBankCard',
  'removeBankCard',
  'setCustomerSecurityQuestions',
  'updateMemberEmail',
  'updateMemberMobile',
  'withdraw',
] as const satisfies readonly OperationId[]

export type EncryptedOperationId = (typeof ENCRYPTED_OPERATIONS)[number]
