import type { MessageDescriptor } from 'react-intl'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import { errorMessages as text } from './error-messages.ts'

/**
 * Where an error is shown, unless the caller decides otherwise:
 * `toast` a toast, or in a form a line over its button · `field` under the field it belongs to, else a toast ·
 * `alert` a dialog · `login` end the session once and ask to log in · `site` ask for the site status, which blocks the
 * whole app; where it does not, a toast · `silent` nowhere.
 */
type Placement = 'toast' | 'field' | 'alert' | 'login' | 'site' | 'silent'

/** What the product does with one error code. */
export interface Reaction {
  show: Placement
  text: MessageDescriptor
}

const reaction = (show: Placement, message: MessageDescriptor): Reaction => ({ show, text: message })

/**
 * For codes that only reads return: the screen shows its own "loading failed" state, so the code needs no text of its
 * own.
 */
const unsaid = reaction('silent', text.unknownError)

/** One line for every code of the catalogue and of the client (section ERR); a missing one does not compile. */
export const reactions = {
  REQUEST_INVALID: reaction('toast', text.requestInvalid),
  UNKNOWN_ERROR: reaction('toast', text.unknownError),
  SYSTEM_UPGRADING: reaction('toast', text.systemUpgrading),
  SYSTEM_BUSY: reaction('toast', text.systemBusy),
  SITE_MAINTENANCE: reaction('site', text.siteMaintenance),
  REGION_RESTRICTED: reaction('site', text.regionRestricted),
  SESSION_MISSING: reaction('login', text.sessionMissing),
  SESSION_ENDED: reaction('login', text.sessionEnded),
  ACCOUNT_NO_PERMISSION: reaction('toast', text.accountNoPermission),
  FEATURE_UNAVAILABLE: reaction('toast', text.featureUnavailable),
  REAL_ACCOUNT_REQUIRED: reaction('toast', text.realAccountRequired),
  FREE_REJECT: reaction('toast', text.freeReject),
  BALANCE_RETURN_NOT_MEMBER: reaction('toast', text.balanceReturnNotMember),
  NOT_A_MEMBER: reaction('toast', text.notAMember),
  NOT_AN_AGENT: reaction('toast', text.notAnAgent),
  CAPTCHA_REQUIRED: reaction('field', text.captchaRequired),
  CAPTCHA_INCORRECT: reaction('field', text.captchaIncorrect),
  CAPTCHA_EMPTY: reaction('field', text.captchaEmpty),
  CREDENTIALS_INVALID: reaction('field', text.credentialsInvalid),
  LOGIN_LOCKED: reaction('field', text.loginLocked),
  PAYLOAD_REJECTED: reaction('toast', text.payloadRejected),
  PHONE_AUTH_UNAVAILABLE: reaction('toast', text.phoneAuthUnavailable),
  SMS_CODE_INCORRECT: reaction('field', text.smsCodeIncorrect),
  SMS_CODE_FORMAT: reaction('field', text.smsCodeFormat),
  SMS_CODE_EXPIRED: reaction('field', text.smsCodeExpired),
  SMS_TOO_SOON: reaction('toast', text.smsTooSoon),
  HUMAN_VERIFICATION_FAILED: reaction('toast', text.humanVerificationFailed),
  MOBILE_FORMAT: reaction('field', text.mobileFormat),
  MOBILE_INVALID: reaction('field', text.mobileInvalid),
  MOBILE_TAKEN: reaction('field', text.mobileTaken),
  USERNAME_FORMAT: reaction('field', text.usernameFormat),
  USERNAME_TAKEN: reaction('field', text.usernameTaken),
  PASSWORD_FORMAT: reaction('field', text.passwordFormat),
  PASSWORD_CONFIRM_MISMATCH: reaction('field', text.passwordConfirmMismatch),
  EMAIL_FORMAT: reaction('field', text.emailFormat),
  EMAIL_TOO_LONG: reaction('field', text.emailTooLong),
  EMAIL_TAKEN: reaction('field', text.emailTaken),
  EMAIL_TOO_SOON: reaction('toast', text.emailTooSoon),
  NAME_FORMAT: reaction('field', text.nameFormat),
  BIRTH_DATE_INVALID: reaction('field', text.birthDateInvalid),
  AGE_OR_TERMS_NOT_CONFIRMED: reaction('toast', text.ageOrTermsNotConfirmed),
  INVITATION_CODE_INVALID: reaction('alert', text.invitationCodeInvalid),
  REFERRER_LINK_INVALID: reaction('field', text.referrerLinkInvalid),
  AGENT_LINK_INVALID: reaction('field', text.agentLinkInvalid),
  NEW_PASSWORD_CONFIRM_MISMATCH: reaction('field', text.newPasswordConfirmMismatch),
  NEW_PASSWORD_SAME: reaction('alert', text.newPasswordSame),
  RESET_TICKET_INVALID: reaction('alert', text.resetTicketInvalid),
  PAYMENT_PASSWORD_UNSET: reaction('toast', text.paymentPasswordUnset),
  PAYMENT_PASSWORD_INCORRECT: reaction('field', text.paymentPasswordIncorrect),
  PAYMENT_PASSWORD_LOCKED: reaction('field', text.paymentPasswordLocked),
  PAYMENT_PASSWORD_WEAK: reaction('field', text.paymentPasswordWeak),
  SECURITY_QUESTIONS_UNSET: reaction('toast', text.securityQuestionsUnset),
  SECURITY_ANSWERS_INCORRECT: reaction('toast', text.securityAnswersIncorrect),
  SECURITY_ANSWERS_LOCKED: reaction('field', text.securityAnswersLocked),
  BANK_CARD_EXISTS: reaction('field', text.bankCardExists),
  BANK_CARD_LIMIT: reaction('toast', text.bankCardLimit),
  CARD_IN_USE: reaction('toast', text.cardInUse),
  RECORD_NOT_FOUND: reaction('toast', text.recordNotFound),
  DATE_RANGE_INVALID: unsaid,
  IDEMPOTENCY_CONFLICT: reaction('toast', text.idempotencyConflict),
  AMOUNT_OUT_OF_LIMITS: reaction('field', text.amountOutOfLimits),
  INSUFFICIENT_BALANCE: reaction('field', text.insufficientBalance),
  TURNOVER_OPEN: reaction('toast', text.turnoverOpen),
  WITHDRAW_LIMIT_REACHED: reaction('field', text.withdrawLimitReached),
  DEPOSIT_LIMIT_REACHED: reaction('field', text.depositLimitReached),
  COOLING_OFF: reaction('alert', text.coolingOff),
  WITHDRAWALS_HELD: reaction('toast', text.withdrawalsHeld),
  IDENTITY_REQUIRED: reaction('toast', text.identityRequired),
  FEE_CHANGED: reaction('toast', text.feeChanged),
  ORDER_REPEATED: reaction('toast', text.orderRepeated),
  ORDER_FINAL: reaction('toast', text.orderFinal),
  NUMBER_FORMAT: reaction('field', text.numberFormat),
  REFERENCE_USED: reaction('field', text.referenceUsed),
  GAME_UNAVAILABLE: reaction('toast', text.gameUnavailable),
  VENDOR_MAINTENANCE: reaction('toast', text.vendorMaintenance),
  FAVORITE_FAILED: reaction('toast', text.favoriteFailed),
  FAVORITE_LIMIT: reaction('toast', text.favoriteLimit),
  LOTTERY_ORDER_NOT_CANCELLABLE: reaction('toast', text.lotteryOrderNotCancellable),
  PROMO_NOT_ELIGIBLE: reaction('toast', text.promoNotEligible),
  PROMO_ALREADY_CLAIMED: reaction('toast', text.promoAlreadyClaimed),
  REMARK_TOO_LONG: reaction('field', text.remarkTooLong),
  IMAGE_TYPE: reaction('toast', text.imageType),
  IMAGE_TOO_LARGE: reaction('toast', text.imageTooLarge),
  IMAGE_TOO_MANY: reaction('toast', text.imageTooMany),
  FEEDBACK_LENGTH: reaction('field', text.feedbackLength),
  USER_UNKNOWN_OR_DISABLED: reaction('toast', text.userUnknownOrDisabled),
  REBATE_OUT_OF_RANGE: reaction('field', text.rebateOutOfRange),
  AFFILIATE_URL_LIMIT: reaction('toast', text.affiliateUrlLimit),
  CONTRACT_NOT_PENDING: reaction('toast', text.contractNotPending),
  CONTRACT_TERMS_INVALID: reaction('toast', text.contractTermsInvalid),
  CONTRACT_OFFER_WAITS: reaction('toast', text.contractOfferWaits),
  CHAT_PERMISSION_UNKNOWN: unsaid,
  NETWORK_UNREACHABLE: reaction('toast', text.networkUnreachable),
  REQUEST_TIMEOUT: reaction('toast', text.requestTimeout),
  CONTRACT_VIOLATION: reaction('toast', text.contractViolation),
} satisfies Record<GatewayCode, Reaction>
