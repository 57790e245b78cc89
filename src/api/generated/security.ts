// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { idShape } from './first-shapes.ts'
import { retryMomentShape, triesLeftShape, withdrawBankShape } from './shapes.ts'
import { flag, list, number, object, text } from '../shape.ts'

const securityConfigShape = /*#__PURE__*/ object({ paymentPassword: flag, securityQuestions: flag, email: flag, mobileNum: flag, payeeName: flag, bankCards: number(0, 50), bankCardLimit: number(0, 50) }, { withdrawHoldHours: number(1, 720) })

const withdrawBankListShape = /*#__PURE__*/ object({ list: list(withdrawBankShape, 200) })

const securityQuestionShape = /*#__PURE__*/ object({ questionId: idShape, question: text(200) })

const securityQuestionListShape = /*#__PURE__*/ object({ list: list(securityQuestionShape, 50) })

const getSecurityConfig = /*#__PURE__*/ defineCall('getSecurityConfig', 'get', '/wps/member/securityConfig', { session: 'required', codes: ['REAL_ACCOUNT_REQUIRED'], shape: securityConfigShape })

/**
 * Query options behind {@link useGetSecurityConfig}, for prefetching and the cache.
 */
export const getSecurityConfigQuery = /*#__PURE__*/ defineQuery(getSecurityConfig)

/**
 * Which security settings the member has made.
 *
 * Says what is set and never what it is set to, so that the security page can be drawn by one call.
 *
 * `GET /wps/member/securityConfig`, needs a session
 * Requirements: GATEWAY-41, SECURITY-01, BEYOND-15. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetSecurityConfig = /*#__PURE__*/ defineQueryHook(getSecurityConfig)

const hasWithdrawalPassword = /*#__PURE__*/ defineCall('hasWithdrawalPassword', 'get', '/wps/member/hasWithdrawalPassword', { session: 'required', codes: ['REAL_ACCOUNT_REQUIRED'], shape: flag })

/**
 * Query options behind {@link useHasWithdrawalPassword}, for prefetching and the cache.
 */
export const hasWithdrawalPasswordQuery = /*#__PURE__*/ defineQuery(hasWithdrawalPassword)

/**
 * Whether the member has a payment password.
 *
 * Asked for before a withdrawal and before an account is added; both need it.
 *
 * `GET /wps/member/hasWithdrawalPassword`, needs a session
 * Requirements: GATEWAY-42, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useHasWithdrawalPassword = /*#__PURE__*/ defineQueryHook(hasWithdrawalPassword)

/**
 * Sets or changes the payment password.
 *
 * A change without the old one is answered PAYMENT_PASSWORD_INCORRECT, and counts as a wrong try.
 *
 * `PUT /wps/member/paymentPassword`, needs a session
 * Requirements: GATEWAY-43, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, NEW_PASSWORD_SAME, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_WEAK, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const setPaymentPassword = /*#__PURE__*/ defineCall('setPaymentPassword', 'put', '/wps/member/paymentPassword', { session: 'required', codes: ['PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'PAYMENT_PASSWORD_WEAK', 'NEW_PASSWORD_SAME', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Sets or changes the payment password.
 *
 * A change without the old one is answered PAYMENT_PASSWORD_INCORRECT, and counts as a wrong try.
 *
 * `PUT /wps/member/paymentPassword`, needs a session
 * Requirements: GATEWAY-43, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, NEW_PASSWORD_SAME, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_WEAK, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSetPaymentPassword = /*#__PURE__*/ defineMutationHook(setPaymentPassword)

/**
 * Sets a forgotten payment password anew.
 *
 * The SMS code comes by sendLoginSmsCode, for which the member types the number again, since getMemberInfo masks it.
 *
 * `POST /wps/member/paymentPassword/reset`, needs a session
 * Requirements: GATEWAY-44, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, SECURITY_QUESTIONS_UNSET, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, PAYMENT_PASSWORD_WEAK, SECURITY_ANSWERS_INCORRECT, SECURITY_ANSWERS_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const resetPaymentPassword = /*#__PURE__*/ defineCall('resetPaymentPassword', 'post', '/wps/member/paymentPassword/reset', { session: 'required', codes: ['SECURITY_QUESTIONS_UNSET', 'SECURITY_ANSWERS_INCORRECT', 'SECURITY_ANSWERS_LOCKED', 'PAYMENT_PASSWORD_WEAK', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { SECURITY_ANSWERS_INCORRECT: triesLeftShape, SECURITY_ANSWERS_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Sets a forgotten payment password anew.
 *
 * The SMS code comes by sendLoginSmsCode, for which the member types the number again, since getMemberInfo masks it.
 *
 * `POST /wps/member/paymentPassword/reset`, needs a session
 * Requirements: GATEWAY-44, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, SECURITY_QUESTIONS_UNSET, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, PAYMENT_PASSWORD_WEAK, SECURITY_ANSWERS_INCORRECT, SECURITY_ANSWERS_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useResetPaymentPassword = /*#__PURE__*/ defineMutationHook(resetPaymentPassword)

/**
 * Binds a bank card for withdrawals.
 *
 * The card appears in listBankCards, masked.
 *
 * `POST /wps/member/bankCard`, needs a session
 * Requirements: GATEWAY-45, SECURITY-01, MONEY-46, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, BANK_CARD_EXISTS, BANK_CARD_LIMIT, NAME_FORMAT, PAYMENT_PASSWORD_INCORRECT, NUMBER_FORMAT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const addBankCard = /*#__PURE__*/ defineCall('addBankCard', 'post', '/wps/member/bankCard', { session: 'required', codes: ['PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'NAME_FORMAT', 'NUMBER_FORMAT', 'BANK_CARD_EXISTS', 'BANK_CARD_LIMIT', 'RECORD_NOT_FOUND', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Binds a bank card for withdrawals.
 *
 * The card appears in listBankCards, masked.
 *
 * `POST /wps/member/bankCard`, needs a session
 * Requirements: GATEWAY-45, SECURITY-01, MONEY-46, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, BANK_CARD_EXISTS, BANK_CARD_LIMIT, NAME_FORMAT, PAYMENT_PASSWORD_INCORRECT, NUMBER_FORMAT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useAddBankCard = /*#__PURE__*/ defineMutationHook(addBankCard)

/**
 * Removes a bank card for good.
 *
 * A POST, so that the payment password stands in no address line or log. Earlier orders keep what they show of the card.
 *
 * `POST /wps/member/bankCard/remove`, needs a session
 * Requirements: BEYOND-06, MONEY-50, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, CARD_IN_USE, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const removeBankCard = /*#__PURE__*/ defineCall('removeBankCard', 'post', '/wps/member/bankCard/remove', { session: 'required', codes: ['PAYMENT_PASSWORD_UNSET', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'CARD_IN_USE', 'RECORD_NOT_FOUND', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Removes a bank card for good.
 *
 * A POST, so that the payment password stands in no address line or log. Earlier orders keep what they show of the card.
 *
 * `POST /wps/member/bankCard/remove`, needs a session
 * Requirements: BEYOND-06, MONEY-50, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_UNSET, CARD_IN_USE, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useRemoveBankCard = /*#__PURE__*/ defineMutationHook(removeBankCard)

const listWithdrawBanks = /*#__PURE__*/ defineCall('listWithdrawBanks', 'get', '/wps/relay/MCS2_withdrawBanks', { session: 'required', codes: ['REAL_ACCOUNT_REQUIRED'], shape: withdrawBankListShape })

/**
 * Query options behind {@link useListWithdrawBanks}, for prefetching and the cache.
 */
export const listWithdrawBanksQuery = /*#__PURE__*/ defineQuery(listWithdrawBanks)

/**
 * The banks to which one can withdraw.
 *
 * Each with its kind, by which the number of an account is checked.
 *
 * `GET /wps/relay/MCS2_withdrawBanks`, needs a session
 * Requirements: GATEWAY-46, SECURITY-02, MONEY-46. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListWithdrawBanks = /*#__PURE__*/ defineQueryHook(listWithdrawBanks)

const getCustomerSecurityQuestions = /*#__PURE__*/ defineCall('getCustomerSecurityQuestions', 'get', '/wps/member/customerSecurityQuestions', { session: 'required', codes: ['REAL_ACCOUNT_REQUIRED'], shape: securityQuestionListShape })

/**
 * Query options behind {@link useGetCustomerSecurityQuestions}, for prefetching and the cache.
 */
export const getCustomerSecurityQuestionsQuery = /*#__PURE__*/ defineQuery(getCustomerSecurityQuestions)

/**
 * The questions the member has chosen.
 *
 * An empty list where none are chosen. The answers never leave the gateway.
 *
 * `GET /wps/member/customerSecurityQuestions`, needs a session
 * Requirements: GATEWAY-47, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetCustomerSecurityQuestions = /*#__PURE__*/ defineQueryHook(getCustomerSecurityQuestions)

/**
 * Chooses the security questions and answers them.
 *
 * Replaces all earlier answers.
 *
 * `PUT /wps/member/customerSecurityQuestions`, needs a session
 * Requirements: GATEWAY-48, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const setCustomerSecurityQuestions = /*#__PURE__*/ defineCall('setCustomerSecurityQuestions', 'put', '/wps/member/customerSecurityQuestions', { session: 'required', codes: ['PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'RECORD_NOT_FOUND', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Chooses the security questions and answers them.
 *
 * Replaces all earlier answers.
 *
 * `PUT /wps/member/customerSecurityQuestions`, needs a session
 * Requirements: GATEWAY-48, SECURITY-01, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, RECORD_NOT_FOUND, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSetCustomerSecurityQuestions = /*#__PURE__*/ defineMutationHook(setCustomerSecurityQuestions)

const listSecurityQuestions = /*#__PURE__*/ defineCall('listSecurityQuestions', 'get', '/wps/member/securityQuestions', { session: 'required', codes: ['REAL_ACCOUNT_REQUIRED'], shape: securityQuestionListShape })

/**
 * Query options behind {@link useListSecurityQuestions}, for prefetching and the cache.
 */
export const listSecurityQuestionsQuery = /*#__PURE__*/ defineQuery(listSecurityQuestions)

/**
 * All security questions to choose from.
 *
 * In the language asked for. The ids are the same in each language.
 *
 * `GET /wps/member/securityQuestions`, needs a session
 * Requirements: GATEWAY-49, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useListSecurityQuestions = /*#__PURE__*/ defineQueryHook(listSecurityQuestions)

/**
 * Sets the e-mail address by a code that was sent to it.
 *
 * The code comes by sendEmailCode, and one that was sent to another address is wrong. Logins and resets go by the address, so a session alone may not change it.
 *
 * `PUT /wps/member/info/email`, needs a session
 * Requirements: GATEWAY-50, SECURITY-01, MONEY-59, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, EMAIL_TAKEN, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, EMAIL_FORMAT, EMAIL_TOO_LONG, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateMemberEmail = /*#__PURE__*/ defineCall('updateMemberEmail', 'put', '/wps/member/info/email', { session: 'required', codes: ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Sets the e-mail address by a code that was sent to it.
 *
 * The code comes by sendEmailCode, and one that was sent to another address is wrong. Logins and resets go by the address, so a session alone may not change it.
 *
 * `PUT /wps/member/info/email`, needs a session
 * Requirements: GATEWAY-50, SECURITY-01, MONEY-59, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, EMAIL_TAKEN, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, EMAIL_FORMAT, EMAIL_TOO_LONG, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateMemberEmail = /*#__PURE__*/ defineMutationHook(updateMemberEmail)

/**
 * Sets the mobile number by a code that was sent to it.
 *
 * The code comes by sendRegisterSmsCode.
 *
 * `PUT /wps/member/info/mobile`, needs a session
 * Requirements: BEYOND-07, MONEY-59, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, MOBILE_TAKEN, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, MOBILE_INVALID, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateMemberMobile = /*#__PURE__*/ defineCall('updateMemberMobile', 'put', '/wps/member/info/mobile', { session: 'required', codes: ['MOBILE_FORMAT', 'MOBILE_INVALID', 'MOBILE_TAKEN', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'PAYMENT_PASSWORD_INCORRECT', 'PAYMENT_PASSWORD_LOCKED', 'REAL_ACCOUNT_REQUIRED', 'PAYLOAD_REJECTED'], failures: { PAYMENT_PASSWORD_INCORRECT: triesLeftShape, PAYMENT_PASSWORD_LOCKED: retryMomentShape }, encrypted: true })

/**
 * Sets the mobile number by a code that was sent to it.
 *
 * The code comes by sendRegisterSmsCode.
 *
 * `PUT /wps/member/info/mobile`, needs a session
 * Requirements: BEYOND-07, MONEY-59, BEYOND-12. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, MOBILE_TAKEN, SMS_CODE_EXPIRED, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, MOBILE_INVALID, PAYMENT_PASSWORD_INCORRECT, PAYMENT_PASSWORD_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateMemberMobile = /*#__PURE__*/ defineMutationHook(updateMemberMobile)

/**
 * Sets the name on the bank account.
 *
 * Withdrawals are paid to accounts of this name. Clients offer it while no name is set (MONEY-47).
 *
 * `PUT /wps/member/info/payeename`, needs a session
 * Requirements: GATEWAY-51, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updatePayeeName = /*#__PURE__*/ defineCall('updatePayeeName', 'put', '/wps/member/info/payeename', { session: 'required', codes: ['NAME_FORMAT', 'REAL_ACCOUNT_REQUIRED'] })

/**
 * Sets the name on the bank account.
 *
 * Withdrawals are paid to accounts of this name. Clients offer it while no name is set (MONEY-47).
 *
 * `PUT /wps/member/info/payeename`, needs a session
 * Requirements: GATEWAY-51, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdatePayeeName = /*#__PURE__*/ defineMutationHook(updatePayeeName)
