import { addCardPath } from '#src/core/routing/add-card-path.ts'
import { paths } from '#src/core/routing/paths.ts'
import type { Journey, Journeys } from '../journey.ts'
import type { Screen } from '../screen.ts'
import { mobileNumber } from './session.ts'
import { failedLoading, nowhere, paymentPasswordFaults, unansweredAt, under } from './usual.ts'

/** That of seeded accounts. */
const PAYMENT_PASSWORD = '482913'
const NEW_PAYMENT_PASSWORD = { newPaymentPassword: '418205', again: '418205' }

const emailFaults = { EMAIL_FORMAT: under('email'), EMAIL_TOO_LONG: under('email'), EMAIL_TAKEN: under('email') }
const codeFaults = {
  SMS_CODE_INCORRECT: under('code'),
  SMS_CODE_FORMAT: under('code'),
  SMS_CODE_EXPIRED: under('code'),
}

const paymentPasswordUnanswered = unansweredAt({
  at: 'form',
  words: 'We do not know whether the new payment password was saved. Try it first where you are asked for one.',
})

/** The form comes once the security settings are known. */
const codeAsked = ({ page }: Screen) => page.locator('main [name="code"]').waitFor()

/** The member's own data. */
export const member = {
  getMemberInfo: { at: paths.profile, as: 'ravi88', usual: failedLoading },
  getMemberIcon: { at: paths.profile, as: 'ravi88', usual: nowhere },
  updateMemberIcon: {
    at: paths.profile,
    as: 'ravi88',
    act: ({ page }) => page.locator('fieldset button').nth(2).click(),
    usual: 'table',
  },
  updateNickname: savedOnProfile(0, 'Ravi_89'),
  updatePayeeName: savedOnProfile(1, 'Ravi Das'),
  updateMemberEmail: {
    at: paths.webEmail,
    as: 'ravi88',
    ready: codeAsked,
    act: async ({ fill, submit }) => {
      await fill({ email: 'ravi@mail.example', code: '408213', paymentPassword: PAYMENT_PASSWORD })
      await submit()
    },
    usual: 'form',
    own: { ...emailFaults, ...codeFaults, ...paymentPasswordFaults('paymentPassword') },
  },
  sendEmailCode: {
    at: paths.webEmail,
    as: 'ravi88',
    ready: codeAsked,
    act: async ({ fill, press }) => {
      await fill({ email: 'ravi@mail.example' })
      await press('Send code')
    },
    afresh: true,
    usual: 'form',
    own: emailFaults,
  },
  updateMemberMobile: {
    at: paths.mobile,
    as: 'ravi88',
    ready: codeAsked,
    act: async ({ merchant, fill, submit }) => {
      await fill({ number: mobileNumber(merchant), code: '408213', paymentPassword: PAYMENT_PASSWORD })
      await submit()
    },
    usual: 'form',
    own: {
      MOBILE_FORMAT: under('number'),
      MOBILE_INVALID: under('number'),
      MOBILE_TAKEN: under('number'),
      ...codeFaults,
      ...paymentPasswordFaults('paymentPassword'),
    },
  },
  getSecurityConfig: { at: paths.security, as: 'ravi88', usual: failedLoading },
  hasWithdrawalPassword: { at: paths.withdraw, as: 'ravi88', usual: nowhere },
  setPaymentPassword: {
    at: paths.paymentPassword,
    as: 'ravi88',
    act: async ({ fill, submit }) => {
      await fill({ oldPaymentPassword: PAYMENT_PASSWORD, ...NEW_PAYMENT_PASSWORD })
      await submit()
    },
    usual: 'form',
    own: {
      ...paymentPasswordUnanswered,
      ...paymentPasswordFaults('oldPaymentPassword'),
      PAYMENT_PASSWORD_WEAK: under('newPaymentPassword'),
    },
  },
  resetPaymentPassword: {
    at: paths.paymentPassword,
    as: 'ravi88',
    also: 'getSecurityConfig:=complete,getCustomerSecurityQuestions:=chosen',
    ready: async ({ page, press }) => {
      if (await page.locator('[name="first"]').isVisible()) return
      await press('Forgot the payment password?')
      await page.locator('[name="first"]').waitFor()
    },
    act: async ({ fill, submit }) => {
      await fill({ first: 'Comilla', second: 'Padma', ...NEW_PAYMENT_PASSWORD })
      await submit()
    },
    usual: 'form',
    own: {
      ...paymentPasswordUnanswered,
      // Another way takes the place of the answers.
      SECURITY_QUESTIONS_UNSET: { at: 'toast' },
      PAYMENT_PASSWORD_WEAK: under('newPaymentPassword'),
      SECURITY_ANSWERS_LOCKED: under(
        'first',
        'Too many wrong answers. Try again in {hours, plural, one {# hour} other {# hours}}, or ask customer service.',
      ),
    },
  },
  addBankCard: {
    at: `${paths.cards}?add=1`,
    as: 'ravi88',
    act: async ({ page, fill, submit }) => {
      // The last bank of every merchant is one with account numbers.
      await page.locator('[name="bankCode"]').last().check()
      await fill({ cardNumber: '1501203948571', payeeName: 'Ravi Das', paymentPassword: PAYMENT_PASSWORD })
      await submit()
    },
    afresh: true,
    usual: 'form',
    own: {
      RECORD_NOT_FOUND: under('bankCode', 'This bank is no longer available. Choose another one.'),
      BANK_CARD_EXISTS: under('cardNumber'),
      NAME_FORMAT: under('payeeName'),
      NUMBER_FORMAT: under('cardNumber'),
      ...paymentPasswordFaults('paymentPassword'),
      // The page leads elsewhere: to a payment password, and to the cards.
      PAYMENT_PASSWORD_UNSET: { at: 'toast' },
      BANK_CARD_LIMIT: { at: 'toast' },
    },
  },
  removeBankCard: {
    at: paths.cards,
    as: 'ravi88',
    ready: async ({ page, press }) => {
      const word = page.locator('[name="paymentPassword"]')
      if (await word.isVisible()) return
      await press('Remove {bank}, number ending in {ending}')
      await word.waitFor()
    },
    act: async ({ fill, page }) => {
      await fill({ paymentPassword: PAYMENT_PASSWORD })
      await page.locator('form button[type="submit"]').last().click()
    },
    afresh: true,
    usual: 'form',
    own: {
      ...paymentPasswordFaults('paymentPassword'),
      // The sheet leads to a payment password, and closes over a card that is gone.
      PAYMENT_PASSWORD_UNSET: { at: 'toast' },
      RECORD_NOT_FOUND: { at: 'toast' },
    },
  },
  getCustomerSecurityQuestions: { at: paths.questions, as: 'ravi88', usual: failedLoading },
  setCustomerSecurityQuestions: {
    at: paths.questions,
    as: 'ravi88',
    act: async ({ page, fill, submit }) => {
      await page.locator('[name="first"]').selectOption('3')
      await page.locator('[name="second"]').selectOption('7')
      await fill({ firstAnswer: 'Comilla', secondAnswer: 'Padma', paymentPassword: PAYMENT_PASSWORD })
      await submit()
    },
    usual: 'form',
    own: paymentPasswordFaults('paymentPassword'),
  },
  listSecurityQuestions: { at: paths.questions, as: 'ravi88', usual: failedLoading },
  listSecurityEvents: { at: paths.securityEvents, as: 'ravi88', usual: failedLoading },
  listWithdrawBanks: { at: addCardPath, as: 'ravi88', usual: failedLoading },
} satisfies Journeys<
  | 'getMemberInfo'
  | 'getMemberIcon'
  | 'updateMemberIcon'
  | 'updateNickname'
  | 'updatePayeeName'
  | 'updateMemberEmail'
  | 'sendEmailCode'
  | 'updateMemberMobile'
  | 'getSecurityConfig'
  | 'hasWithdrawalPassword'
  | 'setPaymentPassword'
  | 'resetPaymentPassword'
  | 'addBankCard'
  | 'removeBankCard'
  | 'getCustomerSecurityQuestions'
  | 'setCustomerSecurityQuestions'
  | 'listSecurityQuestions'
  | 'listSecurityEvents'
  | 'listWithdrawBanks'
>

/** A name is saved in a form of the profile of its own; these are told apart by their order alone. */
function savedOnProfile(formIndex: number, name: string) {
  return {
    at: paths.profile,
    as: 'ravi88',
    act: async ({ page }) => {
      const form = page.locator('main form').nth(formIndex)
      await form.locator('[name="name"]').fill(name)
      await form.locator('[type="submit"]').click()
    },
    usual: 'form',
    own: { NAME_FORMAT: under('name') },
  } satisfies Journey
}
