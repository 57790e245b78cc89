// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall, defineMutationHook, defineQuery, defineQueryHook } from '../define.ts'

const getMemberInfo = /*#__PURE__*/ defineCall('getMemberInfo', 'get', '/wps/member/info', { session: 'required' })

/**
 * Query options behind {@link useGetMemberInfo}, for prefetching and the cache.
 */
export const getMemberInfoQuery = /*#__PURE__*/ defineQuery(getMemberInfo)

/**
 * Who is signed in.
 *
 * `GET /wps/member/info`, needs a session
 * Requirements: GATEWAY-35. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetMemberInfo = /*#__PURE__*/ defineQueryHook(getMemberInfo)

const getMemberIcon = /*#__PURE__*/ defineCall('getMemberIcon', 'get', '/wps/member/info/icon', { session: 'required' })

/**
 * Query options behind {@link useGetMemberIcon}, for prefetching and the cache.
 */
export const getMemberIconQuery = /*#__PURE__*/ defineQuery(getMemberIcon)

/**
 * The member's icon and those to choose from.
 *
 * `GET /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-36, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetMemberIcon = /*#__PURE__*/ defineQueryHook(getMemberIcon)

/**
 * Chooses an icon.
 *
 * `PUT /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-37, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateMemberIcon = /*#__PURE__*/ defineCall('updateMemberIcon', 'put', '/wps/member/info/icon', { session: 'required', codes: ['RECORD_NOT_FOUND'] })

/**
 * Chooses an icon.
 *
 * `PUT /wps/member/info/icon`, needs a session
 * Requirements: GATEWAY-37, SECURITY-03. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, RECORD_NOT_FOUND, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateMemberIcon = /*#__PURE__*/ defineMutationHook(updateMemberIcon)

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
export const verifyForPasswordReset = /*#__PURE__*/ defineCall('verifyForPasswordReset', 'post', '/wps/member/password/verification', { codes: ['CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'CREDENTIALS_INVALID', 'LOGIN_LOCKED'] })

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
export const sendPasswordEmail = /*#__PURE__*/ defineCall('sendPasswordEmail', 'post', '/wps/member/password/email', { codes: ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TOO_SOON'] })

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
 * Changes the nickname.
 *
 * `PUT /wps/member/info/nickname`, needs a session
 * Requirements: GATEWAY-52, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const updateNickname = /*#__PURE__*/ defineCall('updateNickname', 'put', '/wps/member/info/nickname', { session: 'required', codes: ['NAME_FORMAT'] })

/**
 * Changes the nickname.
 *
 * `PUT /wps/member/info/nickname`, needs a session
 * Requirements: GATEWAY-52, SECURITY-01. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, NAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useUpdateNickname = /*#__PURE__*/ defineMutationHook(updateNickname)

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
