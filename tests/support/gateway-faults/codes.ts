import type { PlantedFault } from './broken-gateway.ts'
import { on, rename, succeed, whenFine } from './changes.ts'

/** Faults of codes, and of what a server lets pass. */
export const codeFaults: readonly PlantedFault[] = [
  {
    name: 'a code outside the catalogue',
    operation: 'checkUsername',
    rule: 'unknown-code',
    at: '/code',
    break: on('USERNAME_TAKEN', rename('NAME_BLOCKED')),
  },
  {
    name: 'a code in small letters',
    operation: 'launchGame',
    rule: 'unknown-code',
    at: '/code',
    break: on('GAME_UNAVAILABLE', rename('game_unavailable')),
  },
  {
    name: 'a code of another operation',
    operation: 'checkEmail',
    rule: 'undeclared-code',
    at: '/code',
    break: on('EMAIL_FORMAT', (answer) => {
      answer.status = 404
      answer.body['code'] = 'GAME_UNAVAILABLE'
    }),
  },
  {
    name: 'an ended session as a missing one',
    operation: 'getMemberInfo',
    rule: 'wrong-code',
    at: '/code',
    break: on('SESSION_ENDED', rename('SESSION_MISSING')),
  },
  {
    name: 'a broken request as an unknown order',
    operation: 'cancelLotterySuborders',
    rule: 'wrong-code',
    at: '/code',
    break: on('REQUEST_INVALID', (answer) => {
      answer.status = 404
      answer.body = { success: false, code: 'RECORD_NOT_FOUND', message: 'no' }
    }),
  },
  {
    name: 'an SMS each second',
    operation: 'sendLoginSmsCode',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('SMS_TOO_SOON', (answer) => {
      answer.status = 200
      answer.body = { success: true, value: { expirationTime: Date.now() + 60_000 } }
    }),
  },
  {
    name: 'a trial in the security settings',
    operation: 'getSecurityConfig',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('REAL_ACCOUNT_REQUIRED', succeed),
  },
  {
    name: 'any order for any id',
    operation: 'getLotteryOrder',
    rule: 'not-asked',
    at: '/value/order/orderId',
    break: on('RECORD_NOT_FOUND', succeed),
  },
  {
    name: 'a payload that counts twice',
    operation: 'register',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('PAYLOAD_REJECTED', (answer) => {
      answer.status = 422
      answer.body = { success: false, code: 'CAPTCHA_INCORRECT', message: 'no' }
    }),
  },
  {
    name: 'an agent who is none',
    operation: 'listDownlines',
    rule: 'code-not-provoked',
    at: '/code',
    break: on('NOT_AN_AGENT', (answer) => {
      answer.status = 200
      answer.body = { success: true, value: { downlines: [], pageNum: 1, totalPages: 0, totalCount: 0 } }
    }),
  },
  {
    name: 'a call without a session',
    operation: 'getMemberIcon',
    rule: 'session-not-asked',
    at: 'status',
    break: on('SESSION_MISSING', succeed),
  },
  {
    name: 'a visitor who is sent to the login',
    operation: 'sendFeedback',
    rule: 'wrong-code',
    at: '/code',
    break: whenFine((answer) => {
      if (answer.asked.hasToken) return
      answer.status = 401
      answer.body = { success: false, code: 'SESSION_MISSING', message: 'no' }
    }),
  },
  {
    name: 'any body at all',
    operation: 'updateNickname',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      answer.status = 200
      answer.body = { success: true, value: null }
    }),
  },
  {
    name: 'a payment password that is not encrypted',
    operation: 'removeBankCard',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      if (answer.asked.body.includes('paymentPassword')) succeed(answer)
    }),
  },
  {
    name: 'a language that is none',
    operation: 'listTxCodes',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', succeed),
  },
  {
    name: 'a state that is not in the list',
    operation: 'listLotteryOrders',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      if (answer.asked.url.searchParams.get('status') === 'not_in_the_list') succeed(answer)
    }),
  },
  {
    name: 'broken JSON',
    operation: 'createLotteryTicket',
    rule: 'invalid-accepted',
    at: 'status',
    break: on('REQUEST_INVALID', (answer) => {
      if (answer.asked.body.startsWith('{"broken"')) succeed(answer)
    }),
  },
  {
    name: 'a whole request that is refused',
    operation: 'markInboxRead',
    rule: 'valid-refused',
    at: '/code',
    break: whenFine((answer) => {
      answer.status = 400
      answer.body = { success: false, code: 'REQUEST_INVALID', message: 'no', value: { errors: ['/body'] } }
    }),
  },
]
