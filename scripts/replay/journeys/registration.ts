import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { answerCaptcha, passSlider } from './session.ts'
import { nowhere, under } from './usual.ts'

const values = {
  username: 'nusrat_jahan',
  password: 'lantern2026',
  confirmPassword: 'lantern2026',
  email: 'nusrat.jahan@example.com',
  payeeName: 'Nusrat Jahan',
  mobileNum: '01812345678',
}

const formReady = ({ page }: Screen) => page.locator('main [name="password"]').waitFor()

/** Fills in what the form shows of these; the age is ticked once. */
async function fillForm({ page }: Screen, more: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...values, ...more })) {
    const field = page.locator(`main [name="${name}"]`)
    if (await field.isVisible()) await field.fill(value)
  }
  await page.locator('main [name="ageConfirmed"]').setChecked(true, { force: true })
  await answerCaptcha(page)
}

const places = {
  PASSWORD_FORMAT: under('password', 'This password cannot be used. Choose another one.'),
  PASSWORD_CONFIRM_MISMATCH: under('confirmPassword'),
  EMAIL_FORMAT: under('email'),
  EMAIL_TOO_LONG: under('email'),
  EMAIL_TAKEN: under('email'),
  NAME_FORMAT: under('payeeName'),
  MOBILE_FORMAT: under('mobileNum'),
  MOBILE_TAKEN: under('mobileNum'),
  CAPTCHA_EMPTY: under('captcha'),
} as const

/** Opening an account, and what the form asks on the way. */
export const registration = {
  register: {
    at: paths.register,
    prepare: formReady,
    act: async (screen) => {
      await fillForm(screen)
      await screen.submit()
    },
    afresh: true,
    usual: 'table',
    own: { ...places, USERNAME_FORMAT: under('username'), USERNAME_TAKEN: under('username') },
  },
  registerMobile: { unreachable: 'no seeded merchant opens accounts by mobile number' },
  getCaptcha: { at: paths.register, usual: nowhere },
  checkUsername: {
    at: paths.register,
    act: async ({ page, fill }) => {
      await fill({ username: 'nusrat_jahan' })
      await page.locator('[name="password"]').focus()
    },
    afresh: true,
    usual: nowhere,
    own: { USERNAME_TAKEN: under('username'), USERNAME_FORMAT: under('username') },
  },
  checkEmail: {
    at: paths.register,
    act: async ({ page, fill }) => {
      await fill({ email: 'nusrat.jahan@example.com' })
      await page.locator('[name="password"]').focus()
    },
    afresh: true,
    usual: nowhere,
    own: { EMAIL_TAKEN: under('email'), EMAIL_FORMAT: under('email'), EMAIL_TOO_LONG: under('email') },
  },
  checkAffiliateCode: {
    at: paths.register,
    prepare: formReady,
    act: async (screen) => {
      await fillForm(screen, { affiliateCode: 'LAMP88' })
      await screen.submit()
    },
    afresh: true,
    usual: 'table',
  },
  sendRegisterSmsCode: {
    at: paths.register,
    prepare: ({ role }) => role('tab', 'Mobile number').click(),
    act: async ({ page, fill, press }) => {
      await fill({ mobileNum: '01812345678' })
      await press('Send code')
      await passSlider(page)
    },
    afresh: true,
    usual: 'table',
    own: { MOBILE_FORMAT: under('mobileNum') },
  },
} satisfies Journeys<
  | 'register'
  | 'registerMobile'
  | 'getCaptcha'
  | 'checkUsername'
  | 'checkEmail'
  | 'checkAffiliateCode'
  | 'sendRegisterSmsCode'
>
