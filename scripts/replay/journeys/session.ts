import type { MerchantCode } from '#mock/data/accounts.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { askBy } from './layers.ts'
import { nowhere, under } from './usual.ts'

const logIn = async ({ page, fill, submit }: Screen) => {
  await fill({ username: 'ravi88', password: 'lantern88' })
  await answerCaptcha(page)
  await submit()
}

/** The answer that the form wants; a forced failure comes before it is looked at. */
export async function answerCaptcha(page: Screen['page']): Promise<void> {
  const field = page.locator('[name="captcha"]')
  if (await field.isVisible()) await field.fill('4071')
}

/** A number as the merchant's region has them; another one each time where asked for. */
export function mobileNumber(merchant: MerchantCode, time = 0): string {
  const starts = { bdtdemo: '01712', tlbdemo: '0812', inrdemo: '9812' } as const
  return `${starts[merchant]}${String(345_678 + time)}`
}

/** Passes the challenge before an SMS: the goal is the last number that a screen reader is told. */
export async function passSlider(page: Screen['page']): Promise<void> {
  const slider = page.getByRole('slider')
  const told = (await slider.getAttribute('aria-valuetext')) ?? ''
  await slider.fill(/(\d+)\D*$/.exec(told)?.[1] ?? '')
  await page.getByRole('dialog').getByRole('button').last().click()
}

/** Signing in and out. */
export const session = {
  login: {
    at: paths.login,
    act: logIn,
    usual: 'form',
    own: {
      USERNAME_FORMAT: under('username'),
      PASSWORD_FORMAT: under('password', 'Your password has 6 to 20 characters.'),
      LOGIN_LOCKED: under(
        'password',
        'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
      ),
      CAPTCHA_REQUIRED: under(
        'captcha',
        'We could not log you in. Check your password, then enter the code from the picture.',
      ),
      CAPTCHA_EMPTY: under('captcha'),
      CAPTCHA_INCORRECT: under('captcha'),
      CREDENTIALS_INVALID: under('password'),
    },
  },
  logout: {
    at: paths.home,
    as: 'ravi88',
    prepare: async (screen) => {
      await screen.press('Menu')
      await askBy('Log out')(screen)
    },
    act: ({ press }) => press('Log out'),
    afresh: true,
    usual: nowhere,
    own: { SESSION_MISSING: nowhere, SESSION_ENDED: nowhere, SITE_MAINTENANCE: nowhere, REGION_RESTRICTED: nowhere },
  },
  startFreePlay: { at: paths.trial, act: ({ press }) => press('Start playing'), usual: 'table' },
  createTrialUser: { at: paths.trial, usual: nowhere },
  sendLoginSmsCode: {
    at: paths.login,
    merchants: { only: ['bdtdemo', 'tlbdemo'], reason: 'this merchant has no logging in by SMS' },
    prepare: ({ role }) => role('tab', 'SMS code').click(),
    act: async ({ page, merchant, fill, press }) => {
      await fill({ mobileNum: mobileNumber(merchant) })
      await press('Send code')
      await passSlider(page)
    },
    usual: 'form',
    own: { MOBILE_FORMAT: under('mobileNum'), MOBILE_INVALID: under('mobileNum') },
  },
} satisfies Journeys<'login' | 'logout' | 'startFreePlay' | 'createTrialUser' | 'sendLoginSmsCode'>
