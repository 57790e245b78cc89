// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { urlEncoded } from '../body.ts'
import { defineCall, defineQuery, defineQueryHook } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { retryMomentShape } from './shapes.ts'
import { matching, moment, number, object } from '../shape.ts'

const captchaImageShape = /*#__PURE__*/ matching(/^(data:image\/(png|jpeg|gif|svg\+xml);base64,)?[A-Za-z0-9+/]+={0,2}$/, 100000)

const smsExpiryShape = /*#__PURE__*/ object({ expirationTime: number(0, 9007199254740991) })

const emailCodeSentShape = /*#__PURE__*/ object({ retryAt: moment })

const getCaptcha = /*#__PURE__*/ defineCall('getCaptcha', 'get', '/wps/captcha', { shape: captchaImageShape })

/**
 * Query options behind {@link useGetCaptcha}, for prefetching and the cache.
 */
export const getCaptchaQuery = /*#__PURE__*/ defineQuery(getCaptcha)

/**
 * A new captcha picture.
 *
 * A cookie (HttpOnly, SameSite) ties the picture to the visitor's next try. A captcha is good for one try within five
 * minutes; a new picture replaces the last. The answer may not be cached.
 *
 * `GET /wps/captcha`
 * Requirements: GATEWAY-28. Failures: REQUEST_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useGetCaptcha = /*#__PURE__*/ defineQueryHook(getCaptcha)

const checkUsername = /*#__PURE__*/ defineCall('checkUsername', 'get', '/wps/check/username', { codes: ['USERNAME_FORMAT', 'USERNAME_TAKEN'] })

/**
 * Query options behind {@link useCheckUsername}, for prefetching and the cache.
 */
export const checkUsernameQuery = /*#__PURE__*/ defineQuery(checkUsername)

/**
 * Whether a username is still free.
 *
 * Success means free.
 *
 * `GET /wps/check/username`
 * Requirements: GATEWAY-29. Failures: REQUEST_INVALID, USERNAME_TAKEN, USERNAME_FORMAT, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCheckUsername = /*#__PURE__*/ defineQueryHook(checkUsername)

const checkEmail = /*#__PURE__*/ defineCall('checkEmail', 'post', '/wps/check/email', { codes: ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN'], serialize: urlEncoded })

/**
 * Query options behind {@link useCheckEmail}, for prefetching and the cache.
 */
export const checkEmailQuery = /*#__PURE__*/ defineQuery(checkEmail)

/**
 * Whether an e-mail address is still free.
 *
 * Success means free. A POST, so that the address stands in no address line or log.
 *
 * `POST /wps/check/email`
 * Requirements: GATEWAY-30. Failures: REQUEST_INVALID, EMAIL_TAKEN, EMAIL_FORMAT, EMAIL_TOO_LONG, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCheckEmail = /*#__PURE__*/ defineQueryHook(checkEmail)

const checkAffiliateCode = /*#__PURE__*/ defineCall('checkAffiliateCode', 'get', '/wps/agent/affiliate', { codes: ['INVITATION_CODE_INVALID', 'REFERRER_LINK_INVALID'] })

/**
 * Query options behind {@link useCheckAffiliateCode}, for prefetching and the cache.
 */
export const checkAffiliateCodeQuery = /*#__PURE__*/ defineQuery(checkAffiliateCode)

/**
 * Whether an invitation code may be used on this domain.
 *
 * Success means yes. Asked only for a code that was typed, not for one that came by the address.
 *
 * `GET /wps/agent/affiliate`
 * Requirements: GATEWAY-31. Failures: REQUEST_INVALID, INVITATION_CODE_INVALID, REFERRER_LINK_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCheckAffiliateCode = /*#__PURE__*/ defineQueryHook(checkAffiliateCode)

/**
 * Sends an SMS code to the number of an account.
 *
 * For signing in by SMS and for setting a forgotten password again. A number without an account succeeds as well and
 * gets no code, so that nobody learns who has one.
 *
 * `POST /wps/verification/sms/noLogin`
 * Requirements: GATEWAY-32. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, HUMAN_VERIFICATION_FAILED, MOBILE_FORMAT, MOBILE_INVALID, SMS_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const sendLoginSmsCode = /*#__PURE__*/ defineCall('sendLoginSmsCode', 'post', '/wps/verification/sms/noLogin', { codes: ['MOBILE_FORMAT', 'MOBILE_INVALID', 'HUMAN_VERIFICATION_FAILED', 'SMS_TOO_SOON', 'FEATURE_UNAVAILABLE'], failures: { SMS_TOO_SOON: smsExpiryShape }, shape: smsExpiryShape })

/**
 * Sends an SMS code to the number of an account.
 *
 * For signing in by SMS and for setting a forgotten password again. A number without an account succeeds as well and
 * gets no code, so that nobody learns who has one.
 *
 * `POST /wps/verification/sms/noLogin`
 * Requirements: GATEWAY-32. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, HUMAN_VERIFICATION_FAILED, MOBILE_FORMAT, MOBILE_INVALID, SMS_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSendLoginSmsCode = /*#__PURE__*/ defineMutationHook(sendLoginSmsCode)

/**
 * Sends an SMS code to a number that wants to register, or that a member wants to have.
 *
 * The answer says when the next code can be asked for.
 *
 * `POST /wps/verification/sms/register`
 * Requirements: GATEWAY-33. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, HUMAN_VERIFICATION_FAILED, MOBILE_FORMAT, MOBILE_INVALID, SMS_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const sendRegisterSmsCode = /*#__PURE__*/ defineCall('sendRegisterSmsCode', 'post', '/wps/verification/sms/register', { codes: ['MOBILE_FORMAT', 'MOBILE_INVALID', 'HUMAN_VERIFICATION_FAILED', 'SMS_TOO_SOON', 'FEATURE_UNAVAILABLE'], failures: { SMS_TOO_SOON: smsExpiryShape }, shape: smsExpiryShape })

/**
 * Sends an SMS code to a number that wants to register, or that a member wants to have.
 *
 * The answer says when the next code can be asked for.
 *
 * `POST /wps/verification/sms/register`
 * Requirements: GATEWAY-33. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, HUMAN_VERIFICATION_FAILED, MOBILE_FORMAT, MOBILE_INVALID, SMS_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSendRegisterSmsCode = /*#__PURE__*/ defineMutationHook(sendRegisterSmsCode)

/**
 * Sends a code to the e-mail address that a member wants to have.
 *
 * The code is good for ten minutes, for this address alone; a new one replaces the last. A link in the e-mail opens
 * `/m/webEmail` with `email` and `code` in the fragment.
 *
 * `POST /wps/verification/email`, needs a session
 * Requirements: BEYOND-07, MONEY-59, NAMED-14. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, EMAIL_TAKEN, EMAIL_FORMAT, EMAIL_TOO_LONG, EMAIL_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const sendEmailCode = /*#__PURE__*/ defineCall('sendEmailCode', 'post', '/wps/verification/email', { session: 'required', codes: ['EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN', 'EMAIL_TOO_SOON', 'REAL_ACCOUNT_REQUIRED'], failures: { EMAIL_TOO_SOON: retryMomentShape }, shape: emailCodeSentShape })

/**
 * Sends a code to the e-mail address that a member wants to have.
 *
 * The code is good for ten minutes, for this address alone; a new one replaces the last. A link in the e-mail opens
 * `/m/webEmail` with `email` and `code` in the fragment.
 *
 * `POST /wps/verification/email`, needs a session
 * Requirements: BEYOND-07, MONEY-59, NAMED-14. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REAL_ACCOUNT_REQUIRED, EMAIL_TAKEN, EMAIL_FORMAT, EMAIL_TOO_LONG, EMAIL_TOO_SOON, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useSendEmailCode = /*#__PURE__*/ defineMutationHook(sendEmailCode)
