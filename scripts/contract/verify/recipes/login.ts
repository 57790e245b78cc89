import type { ContractOperation } from '../../judge/contract.ts'
import { asObject } from '../../document/json.ts'
import { unique, type Exchange } from '../exchange.ts'
import type { Context } from '../context.ts'
import { field, type Recipe } from './recipe.ts'

const TRIES_TO_CAPTCHA = 3
const TRIES_TO_LOCK = 10

/** Fails to log in so many times with the same unknown name, which has to look like a known one. */
async function failing(
  context: Context,
  operation: ContractOperation,
  times: number,
  captcha: string,
): Promise<Exchange> {
  const account = { username: unique(), captcha }
  let last = await context.ask(operation, { body: account })
  for (let tries = 1; tries < times; tries += 1) last = await context.ask(operation, { body: account })
  return last
}

const SMS_LOGIN = { type: 'sms', username: '01712345678', password: '000000', captcha: '', countryDialingCode: '880' }
/** What stands before the SMS code is looked at. */
const SMS_MASKS = ['FEATURE_UNAVAILABLE', 'MOBILE_FORMAT']
const FIREBASE = {
  type: 'firebase',
  username: '',
  password: '',
  captcha: '',
  firebaseChannel: 'google',
  firebaseIdToken: 'verify-made-up',
}

const REGISTERS = ['register', 'registerMobile']
/**
 * A server may judge the captcha, which nobody here can read, before the form; and the number or the code before both.
 */
const FORM_MASKS = ['CAPTCHA_INCORRECT', 'CAPTCHA_EMPTY', 'FEATURE_UNAVAILABLE', 'MOBILE_FORMAT', 'SMS_CODE_INCORRECT']

/** Signing in and registration, and what an encrypted body is refused for. */
export const loginRecipes: readonly Recipe[] = [
  {
    code: 'PAYLOAD_REJECTED',
    run: async (context, operation) => {
      const call = await context.encrypt(await context.base(operation))
      await context.send(call)
      return context.send(call)
    },
  },
  field('CREDENTIALS_INVALID', ['login'], {}),
  { code: 'CAPTCHA_REQUIRED', run: (context, operation) => failing(context, operation, TRIES_TO_CAPTCHA, '') },
  {
    code: 'CAPTCHA_EMPTY',
    on: ['login'],
    run: (context, operation) => failing(context, operation, TRIES_TO_CAPTCHA + 1, ''),
  },
  {
    code: 'CAPTCHA_INCORRECT',
    on: ['login'],
    run: (context, operation) => failing(context, operation, TRIES_TO_CAPTCHA + 1, '0'),
  },
  {
    code: 'LOGIN_LOCKED',
    on: ['login'],
    run: (context, operation) => failing(context, operation, TRIES_TO_LOCK + 1, ''),
  },
  field('USERNAME_FORMAT', ['login'], { username: 'a b' }),
  field('PASSWORD_FORMAT', ['login'], { password: '12345' }),
  field('MOBILE_FORMAT', ['login'], { ...SMS_LOGIN, username: '12' }, ['FEATURE_UNAVAILABLE']),
  field('SMS_CODE_INCORRECT', ['login'], SMS_LOGIN, SMS_MASKS),
  field('SMS_CODE_FORMAT', ['login'], { ...SMS_LOGIN, password: '12a' }, SMS_MASKS),
  field('PHONE_AUTH_UNAVAILABLE', ['login'], FIREBASE, ['FEATURE_UNAVAILABLE', 'CREDENTIALS_INVALID']),
  field(
    'PHONE_AUTH_UNAVAILABLE',
    ['registerMobile'],
    { firebaseChannel: 'sms', firebaseIdToken: 'verify-made-up' },
    FORM_MASKS,
  ),
  field('CAPTCHA_EMPTY', REGISTERS, { captcha: '' }, FORM_MASKS.slice(2)),
  field('CAPTCHA_INCORRECT', REGISTERS, { captcha: '0' }, FORM_MASKS.slice(2)),
  field('USERNAME_FORMAT', ['register'], { username: 'a b' }, FORM_MASKS),
  field('PASSWORD_FORMAT', REGISTERS, { password: '12345', confirmPassword: '12345' }, FORM_MASKS),
  field('PASSWORD_CONFIRM_MISMATCH', REGISTERS, { confirmPassword: 'lantern99x' }, FORM_MASKS),
  field('EMAIL_FORMAT', REGISTERS, { email: 'somebody' }, FORM_MASKS),
  field('EMAIL_TOO_LONG', REGISTERS, { email: `${'a'.repeat(243)}@mail.example` }, FORM_MASKS),
  field('NAME_FORMAT', REGISTERS, { nickname: '<b>' }, FORM_MASKS),
  field('BIRTH_DATE_INVALID', REGISTERS, { birthDate: '2999-01-01' }, FORM_MASKS),
  field('AGE_OR_TERMS_NOT_CONFIRMED', REGISTERS, { ageAndTermsConfirmed: false }, FORM_MASKS),
  field('MOBILE_FORMAT', REGISTERS, { mobileNum: '12' }, FORM_MASKS.slice(0, 3)),
  {
    code: 'MOBILE_INVALID',
    on: ['registerMobile'],
    masks: FORM_MASKS,
    run: async (context, operation) => context.ask(operation, { body: { mobileNum: await zeros(context) } }),
  },
]

/** A number of zeros in the length that the merchant's region asks for. */
export async function zeros(context: Context): Promise<string> {
  const { maxLength } = asObject((await context.value('getRegisterSettings'))['mobileNum'])
  return '0'.repeat(typeof maxLength === 'number' ? maxLength : 11)
}
