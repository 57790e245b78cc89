import { defineMessages } from 'react-intl'

/**
 * What a member reads for each code: one sentence that says what happened, and what to do where there is something to
 * do.
 */
export const errorMessages = defineMessages({
  requestInvalid: {
    id: 'errors.code.requestInvalid',
    defaultMessage: 'The request could not be processed. Please reload the page and try again.',
    description: 'Error shown as a toast, for the code REQUEST_INVALID',
  },
  unknownError: {
    id: 'errors.code.unknownError',
    defaultMessage: 'Something went wrong. Please try again.',
    description: 'Error shown as a toast, for the code UNKNOWN_ERROR',
  },
  systemUpgrading: {
    id: 'errors.code.systemUpgrading',
    defaultMessage: 'The system is being upgraded. Please try again later.',
    description: 'Error shown as a toast, for the code SYSTEM_UPGRADING',
  },
  systemBusy: {
    id: 'errors.code.systemBusy',
    defaultMessage: 'The system is busy. Please try again in a moment.',
    description: 'Error shown as a toast, for the code SYSTEM_BUSY',
  },
  siteMaintenance: {
    id: 'errors.code.siteMaintenance',
    defaultMessage: 'The site is under maintenance.',
    description: 'Error shown as a toast while the rest of the site is open, for the code SITE_MAINTENANCE',
  },
  regionRestricted: {
    id: 'errors.code.regionRestricted',
    defaultMessage: 'This site is not available in your region.',
    description: 'Error shown as a toast while the rest of the site is open, for the code REGION_RESTRICTED',
  },
  sessionMissing: {
    id: 'errors.code.sessionMissing',
    defaultMessage: 'Please log in first.',
    description: 'Error shown as a toast before the login page, for the code SESSION_MISSING',
  },
  sessionEnded: {
    id: 'errors.code.sessionEnded',
    defaultMessage: 'Your account has been logged out. Please log in again.',
    description: 'Error shown as a toast before the login page, for the code SESSION_ENDED',
  },
  accountNoPermission: {
    id: 'errors.code.accountNoPermission',
    defaultMessage: 'Your account has no permission for this.',
    description: 'Error shown as a toast, for the code ACCOUNT_NO_PERMISSION',
  },
  featureUnavailable: {
    id: 'errors.code.featureUnavailable',
    defaultMessage: 'This feature is temporarily unavailable.',
    description: 'Error shown as a toast, for the code FEATURE_UNAVAILABLE',
  },
  realAccountRequired: {
    id: 'errors.code.realAccountRequired',
    defaultMessage: 'Please log in with a real account to use this function.',
    description: 'Error shown as a toast, for the code REAL_ACCOUNT_REQUIRED',
  },
  freeReject: {
    id: 'errors.code.freeReject',
    defaultMessage: 'Trial accounts cannot use this function.',
    description: 'Error shown as a toast, for the code FREE_REJECT',
  },
  balanceReturnNotMember: {
    id: 'errors.code.balanceReturnNotMember',
    defaultMessage: 'Only members can return a balance.',
    description: 'Error shown as a toast, for the code BALANCE_RETURN_NOT_MEMBER',
  },
  notAMember: {
    id: 'errors.code.notAMember',
    defaultMessage: 'Only member accounts can log in here.',
    description: 'Error shown as a toast, for the code NOT_A_MEMBER',
  },
  notAnAgent: {
    id: 'errors.code.notAnAgent',
    defaultMessage: 'Only agents can do this.',
    description: 'Error shown as a toast, for the code NOT_AN_AGENT',
  },
  captchaRequired: {
    id: 'errors.code.captchaRequired',
    defaultMessage: 'Enter the code from the picture.',
    description: 'Error shown as a line under the field, for the code CAPTCHA_REQUIRED',
  },
  captchaIncorrect: {
    id: 'errors.code.captchaIncorrect',
    defaultMessage: 'The verification code is wrong.',
    description: 'Error shown as a toast, for the code CAPTCHA_INCORRECT',
  },
  captchaEmpty: {
    id: 'errors.code.captchaEmpty',
    defaultMessage: 'Enter the code.',
    description: 'Error shown as a line under the field, for the code CAPTCHA_EMPTY',
  },
  credentialsInvalid: {
    id: 'errors.code.credentialsInvalid',
    defaultMessage: 'Wrong username or password.',
    description: 'Error shown as a toast, for the code CREDENTIALS_INVALID',
  },
  loginLocked: {
    id: 'errors.code.loginLocked',
    defaultMessage: 'Too many failed attempts. Please wait a while before you try again.',
    description: 'Error shown as a toast, for the code LOGIN_LOCKED',
  },
  payloadRejected: {
    id: 'errors.code.payloadRejected',
    defaultMessage: 'Your details could not be sent securely. Please try again.',
    description: 'Error shown as a toast, for the code PAYLOAD_REJECTED',
  },
  phoneAuthUnavailable: {
    id: 'errors.code.phoneAuthUnavailable',
    defaultMessage: 'The verification service is not available right now.',
    description: 'Error shown as a toast, for the code PHONE_AUTH_UNAVAILABLE',
  },
  smsCodeIncorrect: {
    id: 'errors.code.smsCodeIncorrect',
    defaultMessage: 'The verification code is wrong.',
    description: 'Error shown as a line under the field, for the code SMS_CODE_INCORRECT',
  },
  smsCodeFormat: {
    id: 'errors.code.smsCodeFormat',
    defaultMessage: 'Enter a valid verification code.',
    description: 'Error shown as a line under the field, for the code SMS_CODE_FORMAT',
  },
  smsCodeExpired: {
    id: 'errors.code.smsCodeExpired',
    defaultMessage: 'This code has expired. Request a new one.',
    description: 'Error shown as a line under the field, for the code SMS_CODE_EXPIRED',
  },
  smsTooSoon: {
    id: 'errors.code.smsTooSoon',
    defaultMessage: 'A code was sent a moment ago. Please wait before you request another.',
    description: 'Error shown as a toast, for the code SMS_TOO_SOON',
  },
  humanVerificationFailed: {
    id: 'errors.code.humanVerificationFailed',
    defaultMessage: 'The check failed. Please try again.',
    description: 'Error shown as a toast, for the code HUMAN_VERIFICATION_FAILED',
  },
  mobileFormat: {
    id: 'errors.code.mobileFormat',
    defaultMessage: 'The mobile number format is incorrect.',
    description: 'Error shown as a line under the field, for the code MOBILE_FORMAT',
  },
  mobileInvalid: {
    id: 'errors.code.mobileInvalid',
    defaultMessage: 'This mobile number is not valid.',
    description: 'Error shown as a toast, for the code MOBILE_INVALID',
  },
  mobileTaken: {
    id: 'errors.code.mobileTaken',
    defaultMessage: 'This mobile number is already in use.',
    description: 'Error shown as a line under the field, for the code MOBILE_TAKEN',
  },
  usernameFormat: {
    id: 'errors.code.usernameFormat',
    defaultMessage: 'Use 4 to 20 letters, digits or underscores.',
    description: 'Error shown as a line under the field, for the code USERNAME_FORMAT',
  },
  usernameTaken: {
    id: 'errors.code.usernameTaken',
    defaultMessage: 'This username already exists.',
    description: 'Error shown as a line under the field, for the code USERNAME_TAKEN',
  },
  passwordFormat: {
    id: 'errors.code.passwordFormat',
    defaultMessage: 'The password format is incorrect.',
    description: 'Error shown as a line under the field, for the code PASSWORD_FORMAT',
  },
  passwordConfirmMismatch: {
    id: 'errors.code.passwordConfirmMismatch',
    defaultMessage: 'The passwords do not match.',
    description: 'Error shown as a line under the field, for the code PASSWORD_CONFIRM_MISMATCH',
  },
  emailFormat: {
    id: 'errors.code.emailFormat',
    defaultMessage: 'The e-mail format is incorrect.',
    description: 'Error shown as a line under the field, for the code EMAIL_FORMAT',
  },
  emailTooLong: {
    id: 'errors.code.emailTooLong',
    defaultMessage: 'The e-mail address is too long.',
    description: 'Error shown as a line under the field, for the code EMAIL_TOO_LONG',
  },
  emailTaken: {
    id: 'errors.code.emailTaken',
    defaultMessage: 'This e-mail address is already in use.',
    description: 'Error shown as a line under the field, for the code EMAIL_TAKEN',
  },
  emailTooSoon: {
    id: 'errors.code.emailTooSoon',
    defaultMessage: 'An e-mail was sent a moment ago. Please wait before you request another.',
    description: 'Error shown as a toast, for the code EMAIL_TOO_SOON',
  },
  nameFormat: {
    id: 'errors.code.nameFormat',
    defaultMessage: 'The name format is incorrect.',
    description: 'Error shown as a line under the field, for the code NAME_FORMAT',
  },
  birthDateInvalid: {
    id: 'errors.code.birthDateInvalid',
    defaultMessage: 'The date of birth is incorrect.',
    description: 'Error shown as a line under the field, for the code BIRTH_DATE_INVALID',
  },
  ageOrTermsNotConfirmed: {
    id: 'errors.code.ageOrTermsNotConfirmed',
    defaultMessage: 'Please confirm your age and accept the terms.',
    description: 'Error shown as a toast, for the code AGE_OR_TERMS_NOT_CONFIRMED',
  },
  invitationCodeInvalid: {
    id: 'errors.code.invitationCodeInvalid',
    defaultMessage: 'The invitation code is not valid.',
    description: 'Error shown as a dialog, for the code INVITATION_CODE_INVALID',
  },
  referrerLinkInvalid: {
    id: 'errors.code.referrerLinkInvalid',
    defaultMessage: 'The referral link is not valid.',
    description: 'Error shown as a toast, for the code REFERRER_LINK_INVALID',
  },
  agentLinkInvalid: {
    id: 'errors.code.agentLinkInvalid',
    defaultMessage: 'The agent link is not valid.',
    description: 'Error shown as a toast, for the code AGENT_LINK_INVALID',
  },
  newPasswordConfirmMismatch: {
    id: 'errors.code.newPasswordConfirmMismatch',
    defaultMessage: 'Confirmation password not matched.',
    description: 'Error shown as a line under the field, for the code NEW_PASSWORD_CONFIRM_MISMATCH',
  },
  newPasswordSame: {
    id: 'errors.code.newPasswordSame',
    defaultMessage: 'The new password and the old password cannot be the same.',
    description: 'Error shown as a dialog, for the code NEW_PASSWORD_SAME',
  },
  resetTicketInvalid: {
    id: 'errors.code.resetTicketInvalid',
    defaultMessage: 'This reset has expired. Please start again.',
    description: 'Error shown as a dialog, for the code RESET_TICKET_INVALID',
  },
  paymentPasswordUnset: {
    id: 'errors.code.paymentPasswordUnset',
    defaultMessage: 'Please set a payment password first.',
    description: 'Error shown as a toast, for the code PAYMENT_PASSWORD_UNSET',
  },
  paymentPasswordIncorrect: {
    id: 'errors.code.paymentPasswordIncorrect',
    defaultMessage: 'The payment password is wrong.',
    description: 'Error shown as a line under the field, for the code PAYMENT_PASSWORD_INCORRECT',
  },
  paymentPasswordLocked: {
    id: 'errors.code.paymentPasswordLocked',
    defaultMessage: 'Too many wrong attempts. Try again later, or reset the payment password.',
    description: 'Error shown as a line under the field, for the code PAYMENT_PASSWORD_LOCKED',
  },
  paymentPasswordWeak: {
    id: 'errors.code.paymentPasswordWeak',
    defaultMessage: 'Too easy to guess. Do not repeat one digit, and do not count up or down.',
    description:
      'Line under the field for a new payment password such as 111111, 123456 or 654321, and for the code PAYMENT_PASSWORD_WEAK',
  },
  securityQuestionsUnset: {
    id: 'errors.code.securityQuestionsUnset',
    defaultMessage: 'Please choose your security questions first.',
    description: 'Error shown as a toast, for the code SECURITY_QUESTIONS_UNSET',
  },
  securityAnswersIncorrect: {
    id: 'errors.code.securityAnswersIncorrect',
    defaultMessage: 'At least one answer is wrong.',
    description: 'Error shown as a toast, for the code SECURITY_ANSWERS_INCORRECT',
  },
  securityAnswersLocked: {
    id: 'errors.code.securityAnswersLocked',
    defaultMessage: 'Too many wrong answers. Try again later, or ask customer service.',
    description: 'Error shown as a line under the field, for the code SECURITY_ANSWERS_LOCKED',
  },
  bankCardExists: {
    id: 'errors.code.bankCardExists',
    defaultMessage: 'This bank account or wallet has already been added.',
    description: 'Error shown as a line under the field, for the code BANK_CARD_EXISTS',
  },
  bankCardLimit: {
    id: 'errors.code.bankCardLimit',
    defaultMessage: 'You cannot add more bank accounts or wallets.',
    description: 'Error shown as a toast, for the code BANK_CARD_LIMIT',
  },
  cardInUse: {
    id: 'errors.code.cardInUse',
    defaultMessage: 'A withdrawal to this account is still in progress. You can remove it afterwards.',
    description: 'Error shown in the form that removes a bank account or wallet, for the code CARD_IN_USE',
  },
  recordNotFound: {
    id: 'errors.code.recordNotFound',
    defaultMessage: 'This entry no longer exists.',
    description: 'Error shown as a toast, for the code RECORD_NOT_FOUND',
  },
  idempotencyConflict: {
    id: 'errors.code.idempotencyConflict',
    defaultMessage: 'This request was already sent. Please check your records.',
    description: 'Error shown as a toast, for the code IDEMPOTENCY_CONFLICT',
  },
  amountOutOfLimits: {
    id: 'errors.code.amountOutOfLimits',
    defaultMessage: 'The amount is outside the limits.',
    description: 'Error shown as a line under the field, for the code AMOUNT_OUT_OF_LIMITS',
  },
  insufficientBalance: {
    id: 'errors.code.insufficientBalance',
    defaultMessage: 'Your balance is too low.',
    description: 'Error shown as a line under the field, for the code INSUFFICIENT_BALANCE',
  },
  turnoverOpen: {
    id: 'errors.code.turnoverOpen',
    defaultMessage: 'You have to bet more before you can withdraw.',
    description: 'Error shown as a toast, for the code TURNOVER_OPEN',
  },
  withdrawLimitReached: {
    id: 'errors.code.withdrawLimitReached',
    defaultMessage: 'You have reached today’s withdrawal limit.',
    description: 'Error shown as a line under the field, for the code WITHDRAW_LIMIT_REACHED',
  },
  depositLimitReached: {
    id: 'errors.code.depositLimitReached',
    defaultMessage: 'This is more than you have left within your own limit.',
    description: 'Error shown as a line under the field, for the code DEPOSIT_LIMIT_REACHED',
  },
  coolingOff: {
    id: 'errors.code.coolingOff',
    defaultMessage: 'You are on a break. Deposits and games are paused until it ends.',
    description: 'Error shown as a dialog, for the code COOLING_OFF, where the end of the break is not known',
  },
  withdrawalsHeld: {
    id: 'errors.code.withdrawalsHeld',
    defaultMessage: 'For your safety, you cannot withdraw right now.',
    description: 'Error shown as a toast, for the code WITHDRAWALS_HELD',
  },
  identityRequired: {
    id: 'errors.code.identityRequired',
    defaultMessage: 'Customer service needs to verify your identity.',
    description: 'Error shown as a toast when a deposit or withdrawal is ordered, for the code IDENTITY_REQUIRED',
  },
  feeChanged: {
    id: 'errors.code.feeChanged',
    defaultMessage: 'The fee has changed. Please check it and confirm again.',
    description: 'Error shown as a toast, for the code FEE_CHANGED',
  },
  orderRepeated: {
    id: 'errors.code.orderRepeated',
    defaultMessage: 'You sent the same order a few minutes ago.',
    description: 'Error shown as a toast, for the code ORDER_REPEATED',
  },
  orderFinal: {
    id: 'errors.code.orderFinal',
    defaultMessage: 'This order can no longer be changed.',
    description: 'Error shown as a toast, for the code ORDER_FINAL',
  },
  numberFormat: {
    id: 'errors.code.numberFormat',
    defaultMessage: 'Check the number.',
    description:
      'Error shown as a line under the field for the number of an account or a transfer, for the code NUMBER_FORMAT',
  },
  referenceUsed: {
    id: 'errors.code.referenceUsed',
    defaultMessage: 'This number belongs to another deposit.',
    description: 'Error shown as a line under the field, for the code REFERENCE_USED',
  },
  gameUnavailable: {
    id: 'errors.code.gameUnavailable',
    defaultMessage: 'This game is no longer available.',
    description: 'Error shown as a toast, for the code GAME_UNAVAILABLE',
  },
  vendorMaintenance: {
    id: 'errors.code.vendorMaintenance',
    defaultMessage: 'This game provider is under maintenance. Please try another game.',
    description: 'Error shown as a toast, for the code VENDOR_MAINTENANCE',
  },
  favoriteFailed: {
    id: 'errors.code.favoriteFailed',
    defaultMessage: 'Your favourites could not be changed. Please try again.',
    description: 'Error shown as a toast, for the code FAVORITE_FAILED',
  },
  favoriteLimit: {
    id: 'errors.code.favoriteLimit',
    defaultMessage: 'You already have 100 favourites. Remove one first.',
    description: 'Error shown as a toast, for the code FAVORITE_LIMIT',
  },
  lotteryOrderNotCancellable: {
    id: 'errors.code.lotteryOrderNotCancellable',
    defaultMessage: 'This order can no longer be cancelled.',
    description: 'Error shown as a toast, for the code LOTTERY_ORDER_NOT_CANCELLABLE',
  },
  promoNotEligible: {
    id: 'errors.code.promoNotEligible',
    defaultMessage: 'You cannot join this promotion.',
    description: 'Error shown as a toast, for the code PROMO_NOT_ELIGIBLE',
  },
  promoAlreadyClaimed: {
    id: 'errors.code.promoAlreadyClaimed',
    defaultMessage: 'You have already joined this promotion.',
    description: 'Error shown as a toast, for the code PROMO_ALREADY_CLAIMED',
  },
  remarkTooLong: {
    id: 'errors.code.remarkTooLong',
    defaultMessage: 'The remark is too long.',
    description: 'Error shown as a line under the field, for the code REMARK_TOO_LONG',
  },
  imageType: {
    id: 'errors.code.imageType',
    defaultMessage: 'Only PNG and JPG pictures are accepted.',
    description: 'Error shown as a toast, for the code IMAGE_TYPE',
  },
  imageTooLarge: {
    id: 'errors.code.imageTooLarge',
    defaultMessage: 'A picture can have up to 5 MB.',
    description: 'Error shown as a toast, for the code IMAGE_TOO_LARGE',
  },
  imageTooMany: {
    id: 'errors.code.imageTooMany',
    defaultMessage: 'You can add at most 3 pictures.',
    description: 'Error shown as a toast, for the code IMAGE_TOO_MANY',
  },
  // GAP-159: said by the personal centre alone; no call takes the pictures.
  idImagesIncomplete: {
    id: 'errors.code.idImagesIncomplete',
    defaultMessage: 'Please add both the front and the back of your ID.',
    description: 'Error shown as a toast, for the code ID_IMAGES_INCOMPLETE',
  },
  feedbackLength: {
    id: 'errors.code.feedbackLength',
    defaultMessage: 'Your text is too short or too long.',
    description: 'Error shown as a line under the field, for the code FEEDBACK_LENGTH',
  },
  userUnknownOrDisabled: {
    id: 'errors.code.userUnknownOrDisabled',
    defaultMessage: 'This user does not exist or is disabled.',
    description: 'Error shown as a toast, for the code USER_UNKNOWN_OR_DISABLED',
  },
  rebateOutOfRange: {
    id: 'errors.code.rebateOutOfRange',
    defaultMessage: 'The rebate is outside the allowed range.',
    description: 'Error shown as a line under the field, for the code REBATE_OUT_OF_RANGE',
  },
  affiliateUrlLimit: {
    id: 'errors.code.affiliateUrlLimit',
    defaultMessage: 'You cannot create more links.',
    description: 'Error shown as a toast, for the code AFFILIATE_URL_LIMIT',
  },
  contractNotPending: {
    id: 'errors.code.contractNotPending',
    defaultMessage: 'This contract has already been answered.',
    description: 'Error shown as a toast, for the code CONTRACT_NOT_PENDING',
  },
  contractTermsInvalid: {
    id: 'errors.code.contractTermsInvalid',
    defaultMessage:
      'Each step needs more than the one before. The first day cannot be in the past, and the last day cannot be before it.',
    description: 'Error shown as a toast to an agent who offers a contract, for the code CONTRACT_TERMS_INVALID',
  },
  contractOfferWaits: {
    id: 'errors.code.contractOfferWaits',
    defaultMessage: 'This member has not yet answered your last offer of this kind.',
    description: 'Error shown as a toast to an agent who offers a contract, for the code CONTRACT_OFFER_WAITS',
  },
  networkUnreachable: {
    id: 'errors.code.networkUnreachable',
    defaultMessage: 'The connection is slow or there is no internet.',
    description: 'Error shown as a toast, for the code NETWORK_UNREACHABLE',
  },
  requestTimeout: {
    id: 'errors.code.requestTimeout',
    defaultMessage: 'This took too long. Please try again.',
    description: 'Error shown as a toast, for the code REQUEST_TIMEOUT',
  },
  contractViolation: {
    id: 'errors.code.contractViolation',
    defaultMessage: 'Something went wrong. Please try again later.',
    description: 'Error shown as a toast, for the code CONTRACT_VIOLATION',
  },
})
