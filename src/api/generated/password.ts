// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { retryMomentShape } from './shapes.ts'
import { matching, moment, object } from '../shape.ts'

const resetTicketShape = /*#__PURE__*/ matching(/^[A-Za-z0-9_-]{20,128}$/, 128)

const resetGrantShape = /*#__PURE__*/ object({ ticket: resetTicketShape, expiresAt: moment })

/**
 * Changes the password.
 *
 * The session goes on. A first login must come here before anything else.
 *
 * `PUT /wps/member/password`, needs a session
 * Requirements: GATEWAY-38. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, CREDENTIALS_INVALID, PASSWORD_FORMAT, NEW_PASSWORD_CONFIRM_MISMATCH, NEW_PASSWORD_SAME, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const changePassword = /*#__PURE__*/ defineCall('changePassword', 'put', '/wps/member/password', { session: 'required', codes: ['CREDENTIALS_INVALID', 'PASSWORD_FORMAT', 'NEW_PASSWORD_CONFIRM_MISMATCH', 'NEW_PASSWORD_SAME', 'ACCOUNT_NO_PERMISSION'] })

/**
 * Changes the password.
 *
 * The session goes on. A first login must come here before anything else.
 *
 * `PUT /wps/member/password`, needs a session
 * Requirements: GATEWAY-38. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, ACCOUNT_NO_PERMISSION, CREDENTIALS_INVALID, PASSWORD_FORMAT, NEW_PASSWORD_CONFIRM_MISMATCH, NEW_PASSWORD_SAME, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useChangePassword = /*#__PURE__*/ defineMutationHook(changePassword)

/**
 * Proves who forgot a password, and grants a reset.
 *
 * The code comes by sendLoginSmsCode or by sendPasswordEmail, the captcha by getCaptcha. An unknown and a disabled
 * account answer CREDENTIALS_INVALID, as a wrong pair does.
 *
 * `POST /wps/member/password/verification`
 * Requirements: GATEWAY-39. Failures: REQUEST_INVALID, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, CREDENTIALS_INVALID, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, LOGIN_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const verifyForPasswordReset = /*#__PURE__*/ defineCall('verifyForPasswordReset', 'post', '/wps/member/password/verification', { codes: ['CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'CREDENTIALS_INVALID', 'LOGIN_LOCKED'], failures: { LOGIN_LOCKED: retryMomentShape }, shape: resetGrantShape })

/**
 * Proves who forgot a password, and grants a reset.
 *
 * The code comes by sendLoginSmsCode or by sendPasswordEmail, the captcha by getCaptcha. An unknown and a disabled
 * account answer CREDENTIALS_INVALID, as a wrong pair does.
 *
 * `POST /wps/member/password/verification`
 * Requirements: GATEWAY-39. Failures: REQUEST_INVALID, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, CREDENTIALS_INVALID, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, LOGIN_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useVerifyForPasswordReset = /*#__PURE__*/ defineMutationHook(verifyForPasswordReset)

/**
 * Sends an e-mail with a code and a link for a forgotten password.
 *
 * The link opens `/m/webEmail` with a reset ticket in the fragment. An account that is unknown, disabled or has
 * another address succeeds as well and gets no e-mail, so that nobody learns who has one.
 *
 * `POST /wps/member/password/email`
 * Requirements: GATEWAY-40. Failures: REQUEST_INVALID, EMAIL_FORMAT, EMAIL_TOO_LONG, EMAIL_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const sendPasswordEmail = /*#__PURE__*/ defineCall('sendPasswordEmail', 'post', '/wps/member/password/email', { codes: ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TOO_SOON'], failures: { EMAIL_TOO_SOON: retryMomentShape } })

/**
 * Sends an e-mail with a code and a link for a forgotten password.
 *
 * The link opens `/m/webEmail` with a reset ticket in the fragment. An account that is unknown, disabled or has
 * another address succeeds as well and gets no e-mail, so that nobody learns who has one.
 *
 * `POST /wps/member/password/email`
 * Requirements: GATEWAY-40. Failures: REQUEST_INVALID, EMAIL_FORMAT, EMAIL_TOO_LONG, EMAIL_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSendPasswordEmail = /*#__PURE__*/ defineMutationHook(sendPasswordEmail)

/**
 * Sets a forgotten password anew.
 *
 * Uses the ticket up and ends every session of the account.
 *
 * `PUT /wps/member/password/reset`
 * Requirements: GATEWAY-122. Failures: REQUEST_INVALID, RESET_TICKET_INVALID, PASSWORD_FORMAT, NEW_PASSWORD_CONFIRM_MISMATCH, NEW_PASSWORD_SAME, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const resetPassword = /*#__PURE__*/ defineCall('resetPassword', 'put', '/wps/member/password/reset', { codes: ['RESET_TICKET_INVALID', 'PASSWORD_FORMAT', 'NEW_PASSWORD_CONFIRM_MISMATCH', 'NEW_PASSWORD_SAME'] })

/**
 * Sets a forgotten password anew.
 *
 * Uses the ticket up and ends every session of the account.
 *
 * `PUT /wps/member/password/reset`
 * Requirements: GATEWAY-122. Failures: REQUEST_INVALID, RESET_TICKET_INVALID, PASSWORD_FORMAT, NEW_PASSWORD_CONFIRM_MISMATCH, NEW_PASSWORD_SAME, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useResetPassword = /*#__PURE__*/ defineMutationHook(resetPassword)
