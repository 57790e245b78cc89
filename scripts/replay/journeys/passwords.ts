import { paths } from '#src/core/routing/paths.ts'
import type { Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { answerCaptcha } from './session.ts'
import { unansweredAt, under } from './usual.ts'

const TICKET = 'rst_6Vn1Qk9Zx4Jd8Ws2Fb7Hp3'
const NEW = { newPassword: 'lantern99', confirmNewPassword: 'lantern99' }

const unanswered = unansweredAt({
  at: 'form',
  words: 'We do not know whether the new password was saved. Try to log in with it.',
})

/** Who has asked for an e-mail a moment ago gets no other, so each time somebody else does. */
let askers = 100

/** Where there are two ways, the one by e-mail is chosen. */
async function byEmail({ role, page }: Screen): Promise<void> {
  await page.locator('[name="username"], [name="mobileNum"]').first().waitFor()
  const tab = role('tab', 'E-mail')
  if (await tab.isVisible()) await tab.click()
}

/** Changing and resetting passwords. */
export const passwords = {
  changePassword: {
    at: paths.changePassword,
    as: 'ravi88',
    act: async ({ fill, submit }) => {
      await fill({ oldPassword: 'lantern88', ...NEW })
      await submit()
    },
    usual: 'form',
    own: {
      ...unanswered,
      CREDENTIALS_INVALID: under('oldPassword', 'This is not your current password.'),
      PASSWORD_FORMAT: under('newPassword'),
      NEW_PASSWORD_CONFIRM_MISMATCH: under('confirmNewPassword'),
    },
  },
  sendPasswordEmail: {
    at: paths.forget,
    prepare: byEmail,
    // Some answers lead on to the code.
    ready: async ({ page, press }) => {
      if (await page.locator('[name="code"]').isVisible()) await press('Change these details')
    },
    act: async ({ page, fill, submit }) => {
      askers += 1
      await fill({ username: `ravi${askers}`, email: 'ravi88@mail.example' })
      await answerCaptcha(page)
      await submit()
    },
    usual: 'form',
    own: {
      // A code is on its way, so the form gives its place to the one for it.
      EMAIL_TOO_SOON: { at: 'toast' },
      EMAIL_FORMAT: under('email'),
      EMAIL_TOO_LONG: under('email'),
    },
  },
  verifyForPasswordReset: {
    at: paths.forget,
    prepare: byEmail,
    // Some answers lead back to the account.
    ready: async ({ page, fill, submit }) => {
      const code = page.locator('[name="code"]')
      if (await code.isVisible()) return
      await fill({ username: 'ravi88', email: 'ravi88@mail.example' })
      await answerCaptcha(page)
      await submit()
      await code.waitFor()
    },
    act: async ({ page, fill, submit }) => {
      await fill({ code: '771904' })
      await answerCaptcha(page)
      await submit()
    },
    usual: 'form',
    own: {
      // The account is asked for once more.
      CREDENTIALS_INVALID: { at: 'toast' },
      SMS_CODE_INCORRECT: under('code'),
      SMS_CODE_FORMAT: under('code'),
      SMS_CODE_EXPIRED: under('code'),
      LOGIN_LOCKED: under(
        'code',
        'Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
      ),
      CAPTCHA_EMPTY: under('captcha'),
      CAPTCHA_INCORRECT: under('captcha'),
    },
  },
  resetPassword: {
    at: `${paths.webEmail}#ticket=${TICKET}`,
    act: async ({ fill, submit }) => {
      await fill(NEW)
      await submit()
    },
    afresh: true,
    usual: 'form',
    own: {
      ...unanswered,
      PASSWORD_FORMAT: under('newPassword'),
      NEW_PASSWORD_CONFIRM_MISMATCH: under('confirmNewPassword'),
    },
  },
} satisfies Journeys<'changePassword' | 'sendPasswordEmail' | 'verifyForPasswordReset' | 'resetPassword'>
