import { merchantCodes, type MerchantCode } from '#mock/data/accounts.ts'
import { sites } from '#mock/data/sites.ts'
import type { RegisterSettings } from '#src/api/generated/types.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { answerCaptcha, mobileNumber, passSlider } from './session.ts'
import { nowhere, unansweredAt, under } from './usual.ts'

/** The form remembers which names and addresses were refused, so each time comes with others. */
let times = 0
const valuesOf = (time: number, merchant: MerchantCode) => ({
  username: `nusrat${time}`,
  password: 'lantern2026',
  confirmPassword: 'lantern2026',
  email: `nusrat${time}@example.com`,
  payeeName: 'Nusrat Jahan',
  mobileNum: mobileNumber(merchant, time),
  paymentPassword: '240913',
})

const formReady = ({ page }: Screen) => page.locator('main [name="password"]').waitFor()

/** Fills in what the form shows of these, and ticks both boxes: one merchant's terms are not ticked beforehand. */
async function fillForm({ page, merchant }: Screen, more: Readonly<Record<string, string>> = {}): Promise<void> {
  times += 1
  for (const [name, value] of Object.entries({ ...valuesOf(times, merchant), ...more })) {
    const field = page.locator(`main [name="${name}"]`)
    if (await field.isVisible()) await field.fill(value)
  }
  for (const name of ['ageConfirmed', 'terms'])
    await page.locator(`main [name="${name}"]`).setChecked(true, { force: true })
  await answerCaptcha(page)
}

const withMobile = { only: ['bdtdemo', 'tlbdemo'], reason: 'this merchant does not ask for a mobile number' } as const

/** Under a field that not every merchant asks for. */
const whereAsked = (input: keyof RegisterSettings) => ({
  ...under(input),
  only: merchantCodes.filter((code) => sites[code].registerSettings[input]?.enabled),
})

const places = {
  ...unansweredAt({
    at: 'form',
    words: 'We do not know whether your account was opened. Try to log in before you register again.',
  }),
  PASSWORD_FORMAT: under('password', 'This password cannot be used. Choose another one.'),
  PASSWORD_CONFIRM_MISMATCH: under('confirmPassword'),
  EMAIL_FORMAT: whereAsked('email'),
  EMAIL_TOO_LONG: whereAsked('email'),
  EMAIL_TAKEN: whereAsked('email'),
  NAME_FORMAT: whereAsked('payeeName'),
  MOBILE_FORMAT: whereAsked('mobileNum'),
  MOBILE_TAKEN: whereAsked('mobileNum'),
  CAPTCHA_EMPTY: under('captcha'),
  CAPTCHA_INCORRECT: under('captcha'),
  REFERRER_LINK_INVALID: whereAsked('affiliateCode'),
  AGENT_LINK_INVALID: whereAsked('affiliateCode'),
  BIRTH_DATE_INVALID: whereAsked('birthDate'),
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
    usual: 'form',
    own: { ...places, USERNAME_FORMAT: under('username'), USERNAME_TAKEN: under('username') },
  },
  registerMobile: {
    at: paths.register,
    merchants: withMobile,
    prepare: async (screen) => {
      await screen.role('tab', 'Mobile number').click()
      await formReady(screen)
    },
    act: async (screen) => {
      await fillForm(screen, { verificationCode: '730912' })
      await screen.submit()
    },
    usual: 'form',
    own: {
      ...places,
      MOBILE_INVALID: whereAsked('mobileNum'),
      SMS_CODE_INCORRECT: under('verificationCode'),
      SMS_CODE_FORMAT: under('verificationCode'),
      SMS_CODE_EXPIRED: under('verificationCode'),
    },
  },
  getCaptcha: { at: paths.register, usual: nowhere },
  checkUsername: {
    at: paths.register,
    prepare: formReady,
    act: async ({ page, fill }) => {
      times += 1
      await fill({ username: `nusrat${times}` })
      await page.locator('[name="password"]').focus()
    },
    usual: nowhere,
    own: { USERNAME_TAKEN: under('username'), USERNAME_FORMAT: under('username') },
  },
  checkEmail: {
    at: paths.register,
    merchants: { only: ['bdtdemo', 'tlbdemo'], reason: 'this merchant does not ask for an e-mail address' },
    prepare: formReady,
    act: async ({ page, fill }) => {
      times += 1
      await fill({ email: `nusrat${times}@example.com` })
      await page.locator('[name="password"]').focus()
    },
    usual: nowhere,
    own: { EMAIL_TAKEN: under('email'), EMAIL_FORMAT: under('email'), EMAIL_TOO_LONG: under('email') },
  },
  checkAffiliateCode: {
    at: paths.register,
    merchants: { only: ['bdtdemo', 'inrdemo'], reason: 'this merchant does not ask for an affiliate code' },
    prepare: formReady,
    act: async (screen) => {
      await fillForm(screen, { affiliateCode: `LAMP${100 + times}` })
      await screen.submit()
    },
    usual: 'form',
    own: { REFERRER_LINK_INVALID: under('affiliateCode') },
  },
  sendRegisterSmsCode: {
    at: paths.register,
    merchants: withMobile,
    prepare: ({ role }) => role('tab', 'Mobile number').click(),
    act: async ({ page, merchant, fill, press }) => {
      await fill({ mobileNum: mobileNumber(merchant) })
      await press('Send code')
      await passSlider(page)
    },
    usual: 'form',
    own: { MOBILE_FORMAT: under('mobileNum'), MOBILE_INVALID: under('mobileNum') },
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
