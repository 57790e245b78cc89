import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Faults } from '#src/core/forms/form-types.ts'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { emailFault, isFormCaptchaAnswer, isMobileNumber, tidyFormCaptcha } from '#src/core/account/account-rules.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { usernameFault } from '../username-fault.ts'
import { tidyMobile } from '#src/core/account/verification/tidy-mobile.ts'

/** The way by which a code reaches the owner of an account. */
export type ResetWay = 'mobile' | 'email'

/** Whose password is forgotten, and how a code gets there. What belongs to the other way is kept, and not judged. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- a form's values are a record, which no interface is
export type ResetAccount = { username: string; way: ResetWay; mobileNum: string; email: string }

/** The first step: the account, and what a picture shows. */
export type AccountValues = ResetAccount & { captcha: string }

const { mobile } = currentMerchant

export const tidyAccount = (typed: AccountValues): AccountValues => ({
  ...typed,
  username: tidyText(typed.username),
  mobileNum: tidyMobile(typed.mobileNum, mobile),
  email: tidyText(typed.email),
  captcha: tidyFormCaptcha(typed.captcha),
})

/** The rules of the first step (NAMED-20); whether the account exists must not be revealed here (GAP-162). */
export function checkAccount({ username, way, mobileNum, email, captcha }: AccountValues): Faults<AccountValues> {
  const addressFault = way === 'email' ? emailFault(email) : undefined
  return {
    username: usernameFault(username),
    mobileNum: faultIf(way === 'mobile' && !isMobileNumber(mobileNum, mobile), reactions.MOBILE_FORMAT.text),
    email: addressFault && { message: reactions[addressFault].text },
    captcha: faultIf(!isFormCaptchaAnswer(captcha), reactions.CAPTCHA_EMPTY.text),
  }
}
