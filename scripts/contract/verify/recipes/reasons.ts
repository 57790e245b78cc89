const SOLVED_CAPTCHA = 'needs a captcha that somebody has read'
const OWN_SMS = 'needs the code of an SMS'
const WITHDRAWN = 'needs an account from which the permission was withdrawn'
const MORE_DATA = 'needs data that only the operator can make'

/**
 * Codes that cannot be provoked from outside, each with why; `operation CODE` where it is so for one operation alone.
 */
export const REASONS: Readonly<Record<string, string>> = {
  REQUEST_INVALID: 'the operation takes nothing that could be wrong',
  UNKNOWN_ERROR: 'nothing that a caller does leads there',
  SYSTEM_UPGRADING: 'comes only while a release is rolled out',
  SYSTEM_BUSY: 'needs more calls than a test may make',
  SITE_MAINTENANCE: 'needs the site to be closed',
  REGION_RESTRICTED: 'needs an address in a restricted region',
  ACCOUNT_NO_PERMISSION: WITHDRAWN,
  FEATURE_UNAVAILABLE: 'needs a merchant that has the feature switched off',
  'login NOT_AN_AGENT': 'a login cannot choose the agent side',
  SMS_CODE_EXPIRED: OWN_SMS,
  'updateMemberEmail SMS_CODE_EXPIRED': 'needs the code of an e-mail',
  'registerMobile SMS_CODE_INCORRECT': SOLVED_CAPTCHA,
  'registerMobile SMS_CODE_FORMAT': SOLVED_CAPTCHA,
  'verifyForPasswordReset SMS_CODE_INCORRECT': SOLVED_CAPTCHA,
  'verifyForPasswordReset SMS_CODE_FORMAT': SOLVED_CAPTCHA,
  'verifyForPasswordReset CREDENTIALS_INVALID': SOLVED_CAPTCHA,
  MOBILE_TAKEN: SOLVED_CAPTCHA,
  'register USERNAME_TAKEN': SOLVED_CAPTCHA,
  'register EMAIL_TAKEN': SOLVED_CAPTCHA,
  'registerMobile EMAIL_TAKEN': SOLVED_CAPTCHA,
  'updateMemberEmail EMAIL_TAKEN': 'needs the address of another account',
  'sendEmailCode EMAIL_TAKEN': 'needs the address of another account',
  'updateMemberMobile MOBILE_TAKEN': 'needs the number of another account',
  INVITATION_CODE_INVALID: SOLVED_CAPTCHA,
  REFERRER_LINK_INVALID: 'needs a referral link that was switched off',
  AGENT_LINK_INVALID: SOLVED_CAPTCHA,
  'resetPassword PASSWORD_FORMAT': 'needs the ticket of a password reset',
  'resetPassword NEW_PASSWORD_CONFIRM_MISMATCH': 'needs the ticket of a password reset',
  'resetPassword NEW_PASSWORD_SAME': 'needs the ticket of a password reset',
  BANK_CARD_LIMIT: 'would leave as many cards behind as the merchant allows',
  AFFILIATE_URL_LIMIT: 'would leave as many links behind as the merchant allows',
  CONTRACT_NOT_PENDING: MORE_DATA,
  CONTRACT_OFFER_WAITS: 'would leave an offer behind at a member',
  CHAT_PERMISSION_UNKNOWN: 'needs the chat service to be down',
}
