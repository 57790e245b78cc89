import { paths } from '#src/core/routing/paths.ts'
import type { Journey, Journeys } from '../journey.ts'
import { failedLoading, nowhere, under } from './usual.ts'

const paymentPassword = { unreachable: 'no form yet: payment password' }
const securityQuestions = { unreachable: 'no form yet: security questions' }

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
    act: async ({ fill, submit }) => {
      await fill({ email: 'ravi@mail.example' })
      await submit()
    },
    usual: 'form',
    own: { EMAIL_FORMAT: under('email'), EMAIL_TOO_LONG: under('email'), EMAIL_TAKEN: under('email') },
  },
  getSecurityConfig: { at: paths.security, as: 'ravi88', usual: failedLoading },
  hasWithdrawalPassword: { at: paths.withdraw, as: 'ravi88', usual: nowhere },
  setPaymentPassword: paymentPassword,
  resetPaymentPassword: paymentPassword,
  addBankCard: { unreachable: 'no form yet: bank card' },
  getCustomerSecurityQuestions: securityQuestions,
  setCustomerSecurityQuestions: securityQuestions,
  listSecurityQuestions: securityQuestions,
  listWithdrawBanks: { at: paths.withdraw, as: 'ravi88', also: 'listBankCards:=empty', usual: nowhere },
} satisfies Journeys<
  | 'getMemberInfo'
  | 'getMemberIcon'
  | 'updateMemberIcon'
  | 'updateNickname'
  | 'updatePayeeName'
  | 'updateMemberEmail'
  | 'getSecurityConfig'
  | 'hasWithdrawalPassword'
  | 'setPaymentPassword'
  | 'resetPaymentPassword'
  | 'addBankCard'
  | 'getCustomerSecurityQuestions'
  | 'setCustomerSecurityQuestions'
  | 'listSecurityQuestions'
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
