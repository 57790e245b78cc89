// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import { defineCall } from '../define.ts'
import { defineMutationHook } from '../define-write.ts'
import { accountTypeShape, userNameShape } from './first-shapes.ts'
import { retryMomentShape } from './shapes.ts'
import { flag, object, oneOf, text } from '../shape.ts'

const captchaDemandShape = /*#__PURE__*/ object({ captcha: oneOf(true) })

const sessionTokenShape = /*#__PURE__*/ text(2000)

const signedInShape = /*#__PURE__*/ object({ token: sessionTokenShape, userName: userNameShape, type: accountTypeShape, firstTimeLogin: flag })

const trialSessionShape = /*#__PURE__*/ object({ token: sessionTokenShape, userName: userNameShape, customerType: oneOf(4) })

const trialUserShape = /*#__PURE__*/ object({ userName: userNameShape })

const registeredShape = /*#__PURE__*/ object({ userName: userNameShape, type: accountTypeShape }, { token: sessionTokenShape, firstTimeLogin: flag })

/**
 * Signs a member or an agent in.
 *
 * After a failed login that answers CAPTCHA_REQUIRED the next try carries a captcha of getCaptcha. An unknown and a
 * disabled account answer CREDENTIALS_INVALID, as a wrong password does.
 *
 * `POST /wps/session/login`
 * Requirements: GATEWAY-22. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, CAPTCHA_REQUIRED, CREDENTIALS_INVALID, FEATURE_UNAVAILABLE, NOT_A_MEMBER, NOT_AN_AGENT, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, USERNAME_FORMAT, PASSWORD_FORMAT, LOGIN_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, PHONE_AUTH_UNAVAILABLE.
 */
export const login = /*#__PURE__*/ defineCall('login', 'post', '/wps/session/login', { codes: ['CAPTCHA_REQUIRED', 'CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'CREDENTIALS_INVALID', 'LOGIN_LOCKED', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'USERNAME_FORMAT', 'PASSWORD_FORMAT', 'MOBILE_FORMAT', 'NOT_A_MEMBER', 'NOT_AN_AGENT', 'PHONE_AUTH_UNAVAILABLE', 'FEATURE_UNAVAILABLE', 'PAYLOAD_REJECTED'], failures: { CAPTCHA_REQUIRED: captchaDemandShape, LOGIN_LOCKED: retryMomentShape }, encrypted: true, shape: signedInShape })

/**
 * Signs a member or an agent in.
 *
 * After a failed login that answers CAPTCHA_REQUIRED the next try carries a captcha of getCaptcha. An unknown and a
 * disabled account answer CREDENTIALS_INVALID, as a wrong password does.
 *
 * `POST /wps/session/login`
 * Requirements: GATEWAY-22. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, CAPTCHA_REQUIRED, CREDENTIALS_INVALID, FEATURE_UNAVAILABLE, NOT_A_MEMBER, NOT_AN_AGENT, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, USERNAME_FORMAT, PASSWORD_FORMAT, LOGIN_LOCKED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, PHONE_AUTH_UNAVAILABLE.
 */
export const useLogin = /*#__PURE__*/ defineMutationHook(login)

/**
 * Ends the session.
 *
 * Clients forget the session also when this call fails.
 *
 * `DELETE /wps/session/logout`, needs a session
 * Requirements: GATEWAY-23. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const logout = /*#__PURE__*/ defineCall('logout', 'delete', '/wps/session/logout', { session: 'required' })

/**
 * Ends the session.
 *
 * Clients forget the session also when this call fails.
 *
 * `DELETE /wps/session/logout`, needs a session
 * Requirements: GATEWAY-23. Failures: REQUEST_INVALID, SESSION_MISSING, SESSION_ENDED, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useLogout = /*#__PURE__*/ defineMutationHook(logout)

/**
 * Starts a free trial and signs it in.
 *
 * Answers a session for a new trial account, so nothing has to be logged in afterwards.
 *
 * `POST /wps/session/login/freeplay`
 * Requirements: GATEWAY-24. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const startFreePlay = /*#__PURE__*/ defineCall('startFreePlay', 'post', '/wps/session/login/freeplay', { codes: ['FEATURE_UNAVAILABLE'], shape: trialSessionShape })

/**
 * Starts a free trial and signs it in.
 *
 * Answers a session for a new trial account, so nothing has to be logged in afterwards.
 *
 * `POST /wps/session/login/freeplay`
 * Requirements: GATEWAY-24. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useStartFreePlay = /*#__PURE__*/ defineMutationHook(startFreePlay)

/**
 * Reserves the name of a trial account without signing it in.
 *
 * The trial page shows the name; playing then starts with startFreePlay.
 *
 * `POST /wps/member/trialuser`
 * Requirements: GATEWAY-25. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const createTrialUser = /*#__PURE__*/ defineCall('createTrialUser', 'post', '/wps/member/trialuser', { codes: ['FEATURE_UNAVAILABLE'], shape: trialUserShape })

/**
 * Reserves the name of a trial account without signing it in.
 *
 * The trial page shows the name; playing then starts with startFreePlay.
 *
 * `POST /wps/member/trialuser`
 * Requirements: GATEWAY-25. Failures: REQUEST_INVALID, FEATURE_UNAVAILABLE, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useCreateTrialUser = /*#__PURE__*/ defineMutationHook(createTrialUser)

/**
 * Registers a member by username.
 *
 * With a token the new member is logged in at once; without one they log in themselves. The register settings say
 * which fields the merchant asks for.
 *
 * `PUT /wps/member/register`
 * Requirements: GATEWAY-26. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, FEATURE_UNAVAILABLE, MOBILE_TAKEN, USERNAME_TAKEN, EMAIL_TAKEN, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, MOBILE_FORMAT, USERNAME_FORMAT, PASSWORD_FORMAT, PASSWORD_CONFIRM_MISMATCH, EMAIL_FORMAT, EMAIL_TOO_LONG, NAME_FORMAT, BIRTH_DATE_INVALID, AGE_OR_TERMS_NOT_CONFIRMED, INVITATION_CODE_INVALID, REFERRER_LINK_INVALID, AGENT_LINK_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const register = /*#__PURE__*/ defineCall('register', 'put', '/wps/member/register', { codes: ['CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'USERNAME_FORMAT', 'USERNAME_TAKEN', 'PASSWORD_FORMAT', 'PASSWORD_CONFIRM_MISMATCH', 'EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN', 'NAME_FORMAT', 'MOBILE_FORMAT', 'MOBILE_TAKEN', 'BIRTH_DATE_INVALID', 'AGE_OR_TERMS_NOT_CONFIRMED', 'INVITATION_CODE_INVALID', 'REFERRER_LINK_INVALID', 'AGENT_LINK_INVALID', 'FEATURE_UNAVAILABLE', 'PAYLOAD_REJECTED'], encrypted: true, shape: registeredShape })

/**
 * Registers a member by username.
 *
 * With a token the new member is logged in at once; without one they log in themselves. The register settings say
 * which fields the merchant asks for.
 *
 * `PUT /wps/member/register`
 * Requirements: GATEWAY-26. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, FEATURE_UNAVAILABLE, MOBILE_TAKEN, USERNAME_TAKEN, EMAIL_TAKEN, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, MOBILE_FORMAT, USERNAME_FORMAT, PASSWORD_FORMAT, PASSWORD_CONFIRM_MISMATCH, EMAIL_FORMAT, EMAIL_TOO_LONG, NAME_FORMAT, BIRTH_DATE_INVALID, AGE_OR_TERMS_NOT_CONFIRMED, INVITATION_CODE_INVALID, REFERRER_LINK_INVALID, AGENT_LINK_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE.
 */
export const useRegister = /*#__PURE__*/ defineMutationHook(register)

/**
 * Registers a member by mobile number and SMS code.
 *
 * As `register`, with a number that an SMS code has proved in place of a username.
 *
 * `PUT /wps/member/register/mobile`
 * Requirements: GATEWAY-27. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, FEATURE_UNAVAILABLE, MOBILE_TAKEN, EMAIL_TAKEN, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, MOBILE_INVALID, PASSWORD_FORMAT, PASSWORD_CONFIRM_MISMATCH, EMAIL_FORMAT, EMAIL_TOO_LONG, NAME_FORMAT, BIRTH_DATE_INVALID, AGE_OR_TERMS_NOT_CONFIRMED, INVITATION_CODE_INVALID, REFERRER_LINK_INVALID, AGENT_LINK_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, PHONE_AUTH_UNAVAILABLE.
 */
export const registerMobile = /*#__PURE__*/ defineCall('registerMobile', 'put', '/wps/member/register/mobile', { codes: ['CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'SMS_CODE_INCORRECT', 'SMS_CODE_FORMAT', 'SMS_CODE_EXPIRED', 'MOBILE_FORMAT', 'MOBILE_INVALID', 'MOBILE_TAKEN', 'PASSWORD_FORMAT', 'PASSWORD_CONFIRM_MISMATCH', 'EMAIL_FORMAT', 'EMAIL_TOO_LONG', 'EMAIL_TAKEN', 'NAME_FORMAT', 'BIRTH_DATE_INVALID', 'AGE_OR_TERMS_NOT_CONFIRMED', 'INVITATION_CODE_INVALID', 'REFERRER_LINK_INVALID', 'AGENT_LINK_INVALID', 'PHONE_AUTH_UNAVAILABLE', 'FEATURE_UNAVAILABLE', 'PAYLOAD_REJECTED'], encrypted: true, shape: registeredShape })

/**
 * Registers a member by mobile number and SMS code.
 *
 * As `register`, with a number that an SMS code has proved in place of a username.
 *
 * `PUT /wps/member/register/mobile`
 * Requirements: GATEWAY-27. Failures: REQUEST_INVALID, PAYLOAD_REJECTED, FEATURE_UNAVAILABLE, MOBILE_TAKEN, EMAIL_TAKEN, SMS_CODE_EXPIRED, CAPTCHA_INCORRECT, CAPTCHA_EMPTY, SMS_CODE_INCORRECT, SMS_CODE_FORMAT, MOBILE_FORMAT, MOBILE_INVALID, PASSWORD_FORMAT, PASSWORD_CONFIRM_MISMATCH, EMAIL_FORMAT, EMAIL_TOO_LONG, NAME_FORMAT, BIRTH_DATE_INVALID, AGE_OR_TERMS_NOT_CONFIRMED, INVITATION_CODE_INVALID, REFERRER_LINK_INVALID, AGENT_LINK_INVALID, REGION_RESTRICTED, UNKNOWN_ERROR, SYSTEM_UPGRADING, SYSTEM_BUSY, SITE_MAINTENANCE, PHONE_AUTH_UNAVAILABLE.
 */
export const useRegisterMobile = /*#__PURE__*/ defineMutationHook(registerMobile)
