// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import type { components } from './schema.ts'
import type { Shape } from '../shape.ts'
import { ipAddressShape } from './first-shapes.ts'
import { list, object, text } from '../shape.ts'

const requestFaultsShape = /*#__PURE__*/ object({ errors: list(text(200), 50) })

const restrictedVisitorShape = /*#__PURE__*/ object({ ip: ipAddressShape })

/** Every code that the gateway can answer. */
export type ErrorCode =
  | 'REQUEST_INVALID'
  | 'UNKNOWN_ERROR'
  | 'SYSTEM_UPGRADING'
  | 'SYSTEM_BUSY'
  | 'SITE_MAINTENANCE'
  | 'REGION_RESTRICTED'
  | 'SESSION_MISSING'
  | 'SESSION_ENDED'
  | 'ACCOUNT_NO_PERMISSION'
  | 'FEATURE_UNAVAILABLE'
  | 'REAL_ACCOUNT_REQUIRED'
  | 'FREE_REJECT'
  | 'BALANCE_RETURN_NOT_MEMBER'
  | 'NOT_A_MEMBER'
  | 'NOT_AN_AGENT'
  | 'CAPTCHA_REQUIRED'
  | 'CAPTCHA_INCORRECT'
  | 'CAPTCHA_EMPTY'
  | 'CREDENTIALS_INVALID'
  | 'LOGIN_LOCKED'
  | 'PAYLOAD_REJECTED'
  | 'PHONE_AUTH_UNAVAILABLE'
  | 'SMS_CODE_INCORRECT'
  | 'SMS_CODE_FORMAT'
  | 'SMS_CODE_EXPIRED'
  | 'SMS_TOO_SOON'
  | 'HUMAN_VERIFICATION_FAILED'
  | 'MOBILE_FORMAT'
  | 'MOBILE_INVALID'
  | 'MOBILE_TAKEN'
  | 'USERNAME_FORMAT'
  | 'USERNAME_TAKEN'
  | 'PASSWORD_FORMAT'
  | 'PASSWORD_CONFIRM_MISMATCH'
  | 'EMAIL_FORMAT'
  | 'EMAIL_TOO_LONG'
  | 'EMAIL_TAKEN'
  | 'EMAIL_TOO_SOON'
  | 'NAME_FORMAT'
  | 'BIRTH_DATE_INVALID'
  | 'AGE_OR_TERMS_NOT_CONFIRMED'
  | 'INVITATION_CODE_INVALID'
  | 'REFERRER_LINK_INVALID'
  | 'AGENT_LINK_INVALID'
  | 'NEW_PASSWORD_CONFIRM_MISMATCH'
  | 'NEW_PASSWORD_SAME'
  | 'RESET_TICKET_INVALID'
  | 'PAYMENT_PASSWORD_UNSET'
  | 'PAYMENT_PASSWORD_INCORRECT'
  | 'PAYMENT_PASSWORD_LOCKED'
  | 'PAYMENT_PASSWORD_WEAK'
  | 'SECURITY_QUESTIONS_UNSET'
  | 'SECURITY_ANSWERS_INCORRECT'
  | 'SECURITY_ANSWERS_LOCKED'
  | 'BANK_CARD_EXISTS'
  | 'BANK_CARD_LIMIT'
  | 'CARD_IN_USE'
  | 'RECORD_NOT_FOUND'
  | 'DATE_RANGE_INVALID'
  | 'IDEMPOTENCY_CONFLICT'
  | 'AMOUNT_OUT_OF_LIMITS'
  | 'INSUFFICIENT_BALANCE'
  | 'TURNOVER_OPEN'
  | 'WITHDRAW_LIMIT_REACHED'
  | 'DEPOSIT_LIMIT_REACHED'
  | 'COOLING_OFF'
  | 'WITHDRAWALS_HELD'
  | 'IDENTITY_REQUIRED'
  | 'FEE_CHANGED'
  | 'ORDER_REPEATED'
  | 'ORDER_FINAL'
  | 'NUMBER_FORMAT'
  | 'REFERENCE_USED'
  | 'GAME_UNAVAILABLE'
  | 'VENDOR_MAINTENANCE'
  | 'FAVORITE_FAILED'
  | 'FAVORITE_LIMIT'
  | 'LOTTERY_ORDER_NOT_CANCELLABLE'
  | 'PROMO_NOT_ELIGIBLE'
  | 'PROMO_ALREADY_CLAIMED'
  | 'REMARK_TOO_LONG'
  | 'IMAGE_TYPE'
  | 'IMAGE_TOO_LARGE'
  | 'IMAGE_TOO_MANY'
  | 'FEEDBACK_LENGTH'
  | 'USER_UNKNOWN_OR_DISABLED'
  | 'REBATE_OUT_OF_RANGE'
  | 'AFFILIATE_URL_LIMIT'
  | 'CONTRACT_NOT_PENDING'
  | 'CONTRACT_TERMS_INVALID'
  | 'CONTRACT_OFFER_WAITS'
  | 'CHAT_PERMISSION_UNKNOWN'

/** Codes that every operation can answer. */
export const EVERY_CODES = ['REQUEST_INVALID', 'UNKNOWN_ERROR', 'SYSTEM_UPGRADING', 'SYSTEM_BUSY', 'SITE_MAINTENANCE', 'REGION_RESTRICTED'] as const satisfies readonly ErrorCode[]

/** Codes that operations with a session can answer. */
export const SESSION_CODES = ['SESSION_MISSING', 'SESSION_ENDED'] as const satisfies readonly ErrorCode[]

/** Codes after which the same call may be made again, later. */
export const LATER_CODES = ['UNKNOWN_ERROR', 'SYSTEM_UPGRADING', 'SYSTEM_BUSY', 'LOGIN_LOCKED', 'PHONE_AUTH_UNAVAILABLE', 'SMS_TOO_SOON', 'EMAIL_TOO_SOON', 'PAYMENT_PASSWORD_LOCKED', 'SECURITY_ANSWERS_LOCKED', 'COOLING_OFF', 'WITHDRAWALS_HELD', 'VENDOR_MAINTENANCE', 'CHAT_PERMISSION_UNKNOWN'] as const satisfies readonly ErrorCode[]

type EveryCode = (typeof EVERY_CODES)[number]
type SessionCode = (typeof SESSION_CODES)[number]

/** Codes that an operation answers by what kind of call it is, and not for what it does. */
export type SharedCode = EveryCode | SessionCode | 'PAYLOAD_REJECTED'

/** The codes that each operation can answer. */
export interface OperationErrors {
  getSystemStatus: EveryCode
  getWhitelabel: EveryCode
  getDomainRoute: EveryCode
  listCountries: EveryCode
  getRegisterSettings: EveryCode
  getConsolidatedSettings: EveryCode | SessionCode
  getHelpCenter: EveryCode
  login: EveryCode | 'CAPTCHA_REQUIRED' | 'CAPTCHA_INCORRECT' | 'CAPTCHA_EMPTY' | 'CREDENTIALS_INVALID' | 'LOGIN_LOCKED' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'USERNAME_FORMAT' | 'PASSWORD_FORMAT' | 'MOBILE_FORMAT' | 'NOT_A_MEMBER' | 'NOT_AN_AGENT' | 'PHONE_AUTH_UNAVAILABLE' | 'FEATURE_UNAVAILABLE' | 'PAYLOAD_REJECTED'
  logout: EveryCode | SessionCode
  startFreePlay: EveryCode | 'FEATURE_UNAVAILABLE'
  createTrialUser: EveryCode | 'FEATURE_UNAVAILABLE'
  register: EveryCode | 'CAPTCHA_INCORRECT' | 'CAPTCHA_EMPTY' | 'USERNAME_FORMAT' | 'USERNAME_TAKEN' | 'PASSWORD_FORMAT' | 'PASSWORD_CONFIRM_MISMATCH' | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TAKEN' | 'NAME_FORMAT' | 'MOBILE_FORMAT' | 'MOBILE_TAKEN' | 'BIRTH_DATE_INVALID' | 'AGE_OR_TERMS_NOT_CONFIRMED' | 'INVITATION_CODE_INVALID' | 'REFERRER_LINK_INVALID' | 'AGENT_LINK_INVALID' | 'FEATURE_UNAVAILABLE' | 'PAYLOAD_REJECTED'
  registerMobile: EveryCode | 'CAPTCHA_INCORRECT' | 'CAPTCHA_EMPTY' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'MOBILE_FORMAT' | 'MOBILE_INVALID' | 'MOBILE_TAKEN' | 'PASSWORD_FORMAT' | 'PASSWORD_CONFIRM_MISMATCH' | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TAKEN' | 'NAME_FORMAT' | 'BIRTH_DATE_INVALID' | 'AGE_OR_TERMS_NOT_CONFIRMED' | 'INVITATION_CODE_INVALID' | 'REFERRER_LINK_INVALID' | 'AGENT_LINK_INVALID' | 'PHONE_AUTH_UNAVAILABLE' | 'FEATURE_UNAVAILABLE' | 'PAYLOAD_REJECTED'
  getCaptcha: EveryCode
  checkUsername: EveryCode | 'USERNAME_FORMAT' | 'USERNAME_TAKEN'
  checkEmail: EveryCode | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TAKEN'
  checkAffiliateCode: EveryCode | 'INVITATION_CODE_INVALID' | 'REFERRER_LINK_INVALID'
  sendLoginSmsCode: EveryCode | 'MOBILE_FORMAT' | 'MOBILE_INVALID' | 'HUMAN_VERIFICATION_FAILED' | 'SMS_TOO_SOON' | 'FEATURE_UNAVAILABLE'
  sendRegisterSmsCode: EveryCode | 'MOBILE_FORMAT' | 'MOBILE_INVALID' | 'HUMAN_VERIFICATION_FAILED' | 'SMS_TOO_SOON' | 'FEATURE_UNAVAILABLE'
  sendEmailCode: EveryCode | SessionCode | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TAKEN' | 'EMAIL_TOO_SOON' | 'REAL_ACCOUNT_REQUIRED'
  getMemberInfo: EveryCode | SessionCode
  getMemberIcon: EveryCode | SessionCode
  updateMemberIcon: EveryCode | SessionCode | 'RECORD_NOT_FOUND'
  changePassword: EveryCode | SessionCode | 'CREDENTIALS_INVALID' | 'PASSWORD_FORMAT' | 'NEW_PASSWORD_CONFIRM_MISMATCH' | 'NEW_PASSWORD_SAME' | 'ACCOUNT_NO_PERMISSION'
  verifyForPasswordReset: EveryCode | 'CAPTCHA_INCORRECT' | 'CAPTCHA_EMPTY' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'CREDENTIALS_INVALID' | 'LOGIN_LOCKED'
  sendPasswordEmail: EveryCode | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TOO_SOON'
  updateNickname: EveryCode | SessionCode | 'NAME_FORMAT'
  resetPassword: EveryCode | 'RESET_TICKET_INVALID' | 'PASSWORD_FORMAT' | 'NEW_PASSWORD_CONFIRM_MISMATCH' | 'NEW_PASSWORD_SAME'
  getSecurityConfig: EveryCode | SessionCode | 'REAL_ACCOUNT_REQUIRED'
  hasWithdrawalPassword: EveryCode | SessionCode | 'REAL_ACCOUNT_REQUIRED'
  setPaymentPassword: EveryCode | SessionCode | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'PAYMENT_PASSWORD_WEAK' | 'NEW_PASSWORD_SAME' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  resetPaymentPassword: EveryCode | SessionCode | 'SECURITY_QUESTIONS_UNSET' | 'SECURITY_ANSWERS_INCORRECT' | 'SECURITY_ANSWERS_LOCKED' | 'PAYMENT_PASSWORD_WEAK' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  addBankCard: EveryCode | SessionCode | 'PAYMENT_PASSWORD_UNSET' | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'NAME_FORMAT' | 'NUMBER_FORMAT' | 'BANK_CARD_EXISTS' | 'BANK_CARD_LIMIT' | 'RECORD_NOT_FOUND' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  removeBankCard: EveryCode | SessionCode | 'PAYMENT_PASSWORD_UNSET' | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'CARD_IN_USE' | 'RECORD_NOT_FOUND' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  listWithdrawBanks: EveryCode | SessionCode | 'REAL_ACCOUNT_REQUIRED'
  getCustomerSecurityQuestions: EveryCode | SessionCode | 'REAL_ACCOUNT_REQUIRED'
  setCustomerSecurityQuestions: EveryCode | SessionCode | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'RECORD_NOT_FOUND' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  listSecurityQuestions: EveryCode | SessionCode | 'REAL_ACCOUNT_REQUIRED'
  updateMemberEmail: EveryCode | SessionCode | 'EMAIL_FORMAT' | 'EMAIL_TOO_LONG' | 'EMAIL_TAKEN' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  updateMemberMobile: EveryCode | SessionCode | 'MOBILE_FORMAT' | 'MOBILE_INVALID' | 'MOBILE_TAKEN' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_FORMAT' | 'SMS_CODE_EXPIRED' | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'REAL_ACCOUNT_REQUIRED' | 'PAYLOAD_REJECTED'
  updatePayeeName: EveryCode | SessionCode | 'NAME_FORMAT' | 'REAL_ACCOUNT_REQUIRED'
  listSecurityEvents: EveryCode | SessionCode | 'DATE_RANGE_INVALID' | 'REAL_ACCOUNT_REQUIRED'
  getPlayLimits: EveryCode | SessionCode | 'FEATURE_UNAVAILABLE' | 'REAL_ACCOUNT_REQUIRED'
  setPlayLimits: EveryCode | SessionCode | 'FEATURE_UNAVAILABLE' | 'REAL_ACCOUNT_REQUIRED' | 'RECORD_NOT_FOUND'
  getWallets: EveryCode | SessionCode
  settleMoneyCall: EveryCode | SessionCode
  listWalletTransfers: EveryCode | SessionCode | 'BALANCE_RETURN_NOT_MEMBER' | 'DATE_RANGE_INVALID'
  returnBalance: EveryCode | SessionCode | 'BALANCE_RETURN_NOT_MEMBER' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'IDEMPOTENCY_CONFLICT'
  listMemberTransactions: EveryCode | SessionCode | 'DATE_RANGE_INVALID'
  listTxCodes: EveryCode | SessionCode
  listDepositReports: EveryCode | SessionCode | 'DATE_RANGE_INVALID'
  listWithdrawReports: EveryCode | SessionCode | 'DATE_RANGE_INVALID'
  listBetRecords: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'DATE_RANGE_INVALID' | 'FEATURE_UNAVAILABLE' | 'NOT_AN_AGENT' | 'USER_UNKNOWN_OR_DISABLED'
  listAnnouncements: EveryCode | SessionCode
  getLobbyNews: EveryCode
  markAnnouncementRead: EveryCode | SessionCode | 'RECORD_NOT_FOUND'
  getUnreadCount: EveryCode | SessionCode | 'FREE_REJECT'
  listInbox: EveryCode | SessionCode | 'FREE_REJECT'
  markInboxRead: EveryCode | SessionCode | 'FREE_REJECT' | 'RECORD_NOT_FOUND'
  markAllInboxRead: EveryCode | SessionCode | 'FREE_REJECT'
  deleteInboxMessage: EveryCode | SessionCode | 'FREE_REJECT' | 'RECORD_NOT_FOUND'
  getVendorGameTypes: EveryCode
  listGames: EveryCode | SessionCode
  listHotGames: EveryCode
  listPopularGames: EveryCode
  getRankList: EveryCode
  listRecentGames: EveryCode | SessionCode
  addRecentGame: EveryCode | SessionCode | 'GAME_UNAVAILABLE'
  launchGame: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'GAME_UNAVAILABLE' | 'REAL_ACCOUNT_REQUIRED' | 'VENDOR_MAINTENANCE' | 'COOLING_OFF'
  addFavorite: EveryCode | SessionCode | 'FAVORITE_FAILED' | 'FAVORITE_LIMIT'
  removeFavorite: EveryCode | SessionCode | 'FAVORITE_FAILED'
  listFavoriteIds: EveryCode | SessionCode
  listFavoriteGames: EveryCode | SessionCode
  listMobileLotteryGames: EveryCode
  listOpenedNumbers: EveryCode | 'GAME_UNAVAILABLE'
  getVnGameMenu: EveryCode
  getVnRecentGames: EveryCode | SessionCode
  getVnOpenedNumbers: EveryCode | 'GAME_UNAVAILABLE'
  listLotteryOrders: EveryCode | SessionCode | 'DATE_RANGE_INVALID'
  getLotteryOrder: EveryCode | SessionCode | 'RECORD_NOT_FOUND'
  cancelLotterySuborders: EveryCode | SessionCode | 'LOTTERY_ORDER_NOT_CANCELLABLE' | 'RECORD_NOT_FOUND'
  createLotteryTicket: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'GAME_UNAVAILABLE' | 'REAL_ACCOUNT_REQUIRED' | 'COOLING_OFF'
  listDepositBanks: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE'
  createManualDeposit: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT' | 'DEPOSIT_LIMIT_REACHED' | 'COOLING_OFF' | 'IDENTITY_REQUIRED' | 'ORDER_REPEATED' | 'PROMO_NOT_ELIGIBLE' | 'NUMBER_FORMAT' | 'REFERENCE_USED' | 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE'
  createAlipayDeposit: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT' | 'DEPOSIT_LIMIT_REACHED' | 'COOLING_OFF' | 'IDENTITY_REQUIRED' | 'ORDER_REPEATED' | 'PROMO_NOT_ELIGIBLE'
  createQqDeposit: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT' | 'DEPOSIT_LIMIT_REACHED' | 'COOLING_OFF' | 'IDENTITY_REQUIRED' | 'ORDER_REPEATED' | 'PROMO_NOT_ELIGIBLE'
  createGatewayDeposit: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT' | 'DEPOSIT_LIMIT_REACHED' | 'COOLING_OFF' | 'IDENTITY_REQUIRED' | 'ORDER_REPEATED' | 'PROMO_NOT_ELIGIBLE'
  createWechatDeposit: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT' | 'DEPOSIT_LIMIT_REACHED' | 'COOLING_OFF' | 'IDENTITY_REQUIRED' | 'ORDER_REPEATED' | 'PROMO_NOT_ELIGIBLE'
  getDepositOrder: EveryCode | SessionCode | 'RECORD_NOT_FOUND'
  addDepositProof: EveryCode | SessionCode | 'RECORD_NOT_FOUND' | 'ORDER_FINAL' | 'NUMBER_FORMAT' | 'REFERENCE_USED' | 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE'
  cancelDeposit: EveryCode | SessionCode | 'RECORD_NOT_FOUND' | 'ORDER_FINAL'
  listDepositPromos: EveryCode | SessionCode | 'FEATURE_UNAVAILABLE'
  acceptDepositPromo: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'PROMO_NOT_ELIGIBLE' | 'PROMO_ALREADY_CLAIMED'
  applyPromotion: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'PROMO_NOT_ELIGIBLE' | 'PROMO_ALREADY_CLAIMED' | 'REMARK_TOO_LONG' | 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_MANY'
  listBankCards: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE'
  withdraw: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'REAL_ACCOUNT_REQUIRED' | 'FEATURE_UNAVAILABLE' | 'IDENTITY_REQUIRED' | 'RECORD_NOT_FOUND' | 'PAYMENT_PASSWORD_UNSET' | 'PAYMENT_PASSWORD_INCORRECT' | 'PAYMENT_PASSWORD_LOCKED' | 'INSUFFICIENT_BALANCE' | 'AMOUNT_OUT_OF_LIMITS' | 'TURNOVER_OPEN' | 'WITHDRAW_LIMIT_REACHED' | 'WITHDRAWALS_HELD' | 'FEE_CHANGED' | 'IDEMPOTENCY_CONFLICT' | 'ORDER_REPEATED' | 'PAYLOAD_REJECTED'
  getWithdrawOrder: EveryCode | SessionCode | 'RECORD_NOT_FOUND'
  cancelWithdrawal: EveryCode | SessionCode | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'ORDER_FINAL'
  sendFeedback: EveryCode | SessionCode | 'FEATURE_UNAVAILABLE' | 'FEEDBACK_LENGTH' | 'IMAGE_TYPE' | 'IMAGE_TOO_LARGE' | 'IMAGE_TOO_MANY'
  getTeamKpiA: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'DATE_RANGE_INVALID'
  getTeamKpiB: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'DATE_RANGE_INVALID'
  listSubordinates: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE'
  updateRebates: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'USER_UNKNOWN_OR_DISABLED' | 'REBATE_OUT_OF_RANGE'
  getDailySalaryContract: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'USER_UNKNOWN_OR_DISABLED'
  answerDailySalaryContract: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'CONTRACT_NOT_PENDING'
  getDividendContract: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'USER_UNKNOWN_OR_DISABLED'
  answerDividendContract: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'CONTRACT_NOT_PENDING'
  getHourContract: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'USER_UNKNOWN_OR_DISABLED'
  answerHourContract: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'CONTRACT_NOT_PENDING'
  listOfferedContracts: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE'
  createContract: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'USER_UNKNOWN_OR_DISABLED' | 'CONTRACT_TERMS_INVALID' | 'CONTRACT_OFFER_WAITS'
  withdrawContract: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND' | 'CONTRACT_NOT_PENDING'
  listAffiliateUrls: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE'
  createAffiliateUrl: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'REBATE_OUT_OF_RANGE' | 'AFFILIATE_URL_LIMIT'
  deleteAffiliateUrl: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'RECORD_NOT_FOUND'
  createDownline: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'USERNAME_FORMAT' | 'USERNAME_TAKEN' | 'PASSWORD_FORMAT' | 'AGENT_LINK_INVALID' | 'REBATE_OUT_OF_RANGE'
  listDownlines: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'USER_UNKNOWN_OR_DISABLED'
  transferDownline: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'USER_UNKNOWN_OR_DISABLED' | 'INSUFFICIENT_BALANCE' | 'AMOUNT_OUT_OF_LIMITS' | 'IDEMPOTENCY_CONFLICT'
  transferMultipleDownline: EveryCode | SessionCode | 'NOT_AN_AGENT' | 'ACCOUNT_NO_PERMISSION' | 'FEATURE_UNAVAILABLE' | 'IDEMPOTENCY_CONFLICT'
  launchChat: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FREE_REJECT' | 'FEATURE_UNAVAILABLE'
  getChatUnreadCount: EveryCode | SessionCode | 'ACCOUNT_NO_PERMISSION' | 'FREE_REJECT' | 'FEATURE_UNAVAILABLE'
  getChatGroupPermission: EveryCode | SessionCode | 'FREE_REJECT' | 'FEATURE_UNAVAILABLE' | 'CHAT_PERMISSION_UNKNOWN'
  listLiveModels: EveryCode | 'FEATURE_UNAVAILABLE'
}

/** What a failure carries beside its code; codes that are missing here carry nothing. */
export interface FailureValues {
  /**
   * The request breaks this contract. No row names it; a contract that is checked needs an answer to a call that breaks it.
   */
  REQUEST_INVALID: components['schemas']['RequestFaults']
  /**
   * The visitor's address or country is not served. getSystemStatus itself succeeds then, with `regionRestriction` true.
   */
  REGION_RESTRICTED: components['schemas']['RestrictedVisitor']
  /**
   * The login failed and the next try must carry a captcha.
   */
  CAPTCHA_REQUIRED: components['schemas']['CaptchaDemand']
  /**
   * Too many failed logins for this account; further tries wait. No row names it, but passwords may not be guessed without an end.
   */
  LOGIN_LOCKED: components['schemas']['RetryMoment']
  /**
   * The last SMS code for this number is still good, neither expired nor used nor spent by wrong tries.
   */
  SMS_TOO_SOON: components['schemas']['SmsExpiry']
  /**
   * The last e-mail to this account left less than 60 seconds ago. No ERR row names it; the call's own row asks for the pause.
   */
  EMAIL_TOO_SOON: components['schemas']['RetryMoment']
  /**
   * The payment password is wrong. No ERR row names it; every call that asks for one needs the answer.
   */
  PAYMENT_PASSWORD_INCORRECT: components['schemas']['TriesLeft']
  /**
   * Five wrong payment passwords, over all calls that ask for it, lock it for 30 minutes; a reset ends the lock.
   */
  PAYMENT_PASSWORD_LOCKED: components['schemas']['RetryMoment']
  /**
   * At least one answer to the security questions is wrong. No ERR row names it; resetPaymentPassword checks them.
   */
  SECURITY_ANSWERS_INCORRECT: components['schemas']['TriesLeft']
  /**
   * Five sets of wrong answers lock the reset by answers for 24 hours.
   */
  SECURITY_ANSWERS_LOCKED: components['schemas']['RetryMoment']
  /**
   * The amount is below the least or above the greatest one allowed.
   */
  AMOUNT_OUT_OF_LIMITS: components['schemas']['AmountLimits']
  /**
   * The member has to bet more before anything is paid out.
   */
  TURNOVER_OPEN: components['schemas']['TurnoverLeft']
  /**
   * The amount is more than what the member's own limit of a day, a week or a month leaves.
   */
  DEPOSIT_LIMIT_REACHED: components['schemas']['DepositRest']
  /**
   * The member is on a break of their own choice, without deposits and games.
   */
  COOLING_OFF: components['schemas']['RetryMoment']
  /**
   * The payment password was reset, or the mobile number or e-mail address changed, less than a day ago; nothing is paid out so soon after.
   */
  WITHDRAWALS_HELD: components['schemas']['RetryMoment']
  /**
   * The withdrawal costs another fee than the member agreed to.
   */
  FEE_CHANGED: components['schemas']['ChangedFee']
  /**
   * An order with the same amount and the same way is open and less than ten minutes old; `again` orders a second one.
   */
  ORDER_REPEATED: components['schemas']['RepeatedOrder']
}

/** How such values of any operation are read; those of the other codes stand with the operations that answer them. */
export const FAILURE_SHAPES: Partial<Record<ErrorCode, Shape>> = {
  REQUEST_INVALID: requestFaultsShape,
  REGION_RESTRICTED: restrictedVisitorShape,
}
