import { unique } from '../exchange.ts'
import type { Context } from '../context.ts'
import { zeros } from './login.ts'
import { field, needs, oneCall, type Open, type Recipe } from './recipe.ts'

const LONG_EMAIL = `${'a'.repeat(243)}@mail.example`
const SMS = ['sendLoginSmsCode', 'sendRegisterSmsCode']
const EMAILS = ['checkEmail', 'sendPasswordEmail', 'sendEmailCode', 'updateMemberEmail']
const OFF = ['FEATURE_UNAVAILABLE']
const NO_NUMBER = 'would send an SMS to somebody: set GATEWAY_MOBILE'
/** A code that was never sent. */
const CAPTCHAS = ['CAPTCHA_INCORRECT']

const member = (code: string, on: string[], body: (context: Context) => Record<string, unknown>): Recipe => ({
  code,
  on,
  run: async (context, operation) =>
    (await needs(context, 'member')) ?? context.ask(operation, { body: body(context), who: 'member' }),
})

/** The present password, which is known for the member alone. */
const present = ({ options }: Context): string => options.credentials.member?.password ?? ''
const passwords = (context: Context, newPassword: string, confirmNewPassword = newPassword) => ({
  oldPassword: present(context),
  newPassword,
  confirmNewPassword,
})

/** Verification, checks of single fields, the member's own data and passwords. */
export const memberRecipes: readonly Recipe[] = [
  { code: 'USERNAME_FORMAT', on: ['checkUsername'], run: oneCall({ query: { username: 'a b' } }) },
  {
    code: 'USERNAME_TAKEN',
    on: ['checkUsername'],
    run: oneCall(({ options: { credentials } }): { query: Record<string, unknown> } | Open =>
      credentials.member
        ? { query: { username: credentials.member.username } }
        : { open: 'needs a known name: set GATEWAY_USER and GATEWAY_PASSWORD' },
    ),
  },
  field('EMAIL_FORMAT', EMAILS, { email: 'somebody' }),
  field('EMAIL_TOO_LONG', EMAILS, { email: LONG_EMAIL }),
  {
    code: 'EMAIL_TAKEN',
    on: ['checkEmail'],
    run: oneCall(({ options: { credentials } }) =>
      credentials.email === undefined
        ? { open: 'needs a known address: set GATEWAY_EMAIL' }
        : { body: { email: credentials.email } },
    ),
  },
  { code: 'INVITATION_CODE_INVALID', on: ['checkAffiliateCode'], run: oneCall({ query: { code: 'NOBODY' } }) },
  field('HUMAN_VERIFICATION_FAILED', SMS, { humanVerification: 'failed' }, OFF),
  // The two calls take the number under either name; these carry the first one only.
  { code: 'MOBILE_FORMAT', on: SMS, masks: OFF, run: oneCall({ body: { mobileNo: undefined, mobileNum: '12' } }) },
  {
    code: 'MOBILE_INVALID',
    on: SMS,
    masks: OFF,
    run: oneCall(async (context) => ({ body: { mobileNo: undefined, mobileNum: await zeros(context) } })),
  },
  {
    code: 'SMS_TOO_SOON',
    masks: OFF,
    run: async (context, operation) => {
      if (!context.maySendSms) return { open: NO_NUMBER }
      const { mobile } = context.options.credentials
      const body = mobile === undefined ? {} : { mobileNo: undefined, mobileNum: mobile }
      await context.ask(operation, { body })
      return context.ask(operation, { body })
    },
  },
  {
    code: 'EMAIL_TOO_SOON',
    on: ['sendPasswordEmail'],
    run: async (context, operation) => {
      const body = { username: unique() }
      await context.ask(operation, { body })
      return context.ask(operation, { body })
    },
  },
  {
    code: 'EMAIL_TOO_SOON',
    on: ['sendEmailCode'],
    run: async (context, operation) => {
      await context.ask(operation)
      return context.ask(operation)
    },
  },
  field('CAPTCHA_EMPTY', ['verifyForPasswordReset'], { captcha: '' }),
  field('CAPTCHA_INCORRECT', ['verifyForPasswordReset'], { captcha: '0' }),
  {
    code: 'LOGIN_LOCKED',
    on: ['verifyForPasswordReset'],
    masks: CAPTCHAS,
    run: async (context, operation) => {
      const username = unique()
      for (let tries = 0; tries < 10; tries += 1) await context.sessions.signIn({ username, password: 'lantern-0' })
      return context.ask(operation, { body: { username } })
    },
  },
  field('RESET_TICKET_INVALID', ['resetPassword'], { ticket: `rst_${'0'.repeat(24)}` }),
  field('RECORD_NOT_FOUND', ['updateMemberIcon'], { iconId: 'unknown' }),
  field('NAME_FORMAT', ['updateNickname'], { nickname: '<b>' }),
  field('NAME_FORMAT', ['updatePayeeName'], { payeeName: '<b>' }),
  member('CREDENTIALS_INVALID', ['changePassword'], (context) => ({
    ...passwords(context, 'Meghna-2027'),
    oldPassword: 'wrong-word-1',
  })),
  member('NEW_PASSWORD_SAME', ['changePassword'], (context) => passwords(context, present(context))),
  member('PASSWORD_FORMAT', ['changePassword'], (context) => passwords(context, '12345')),
  member('NEW_PASSWORD_CONFIRM_MISMATCH', ['changePassword'], (context) =>
    passwords(context, 'Meghna-2027', 'Meghna-2028'),
  ),
  field('RECORD_NOT_FOUND', ['markAnnouncementRead'], { announcementId: 'unknown' }),
  field('RECORD_NOT_FOUND', ['markInboxRead'], { messageId: 'unknown' }),
  { code: 'RECORD_NOT_FOUND', on: ['deleteInboxMessage'], run: oneCall({ query: { messageId: 'unknown' } }) },
]
