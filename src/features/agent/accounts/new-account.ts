import type { NewDownline, RebateRate } from '#src/api/generated/types.ts'
import { reactions } from '#src/core/errors/reactions.ts'
import { faultIf } from '#src/core/forms/field-messages.ts'
import type { Fault, Faults } from '#src/core/forms/form-types.ts'
import { isNewPassword, isUsername } from '#src/core/account/account-rules.ts'
import { tidyText } from '#src/lib/plain-text.ts'
import { chosenDownlineType, DOWNLINE_TYPE } from '../downline-type.ts'
import { checkRates, noRates, rebatesOf, tidyRates, type RateValues } from '../rates.ts'

/** The form for an account below the agent; `type` is a `DOWNLINE_TYPE`, an empty code counts to no link. */
export type AccountValues = RateValues & { username: string; password: string; type: string; linkCode: string }

/** The form before anything is typed. */
export const emptyAccount = (own: readonly RebateRate[]): AccountValues => ({
  ...noRates(own),
  username: '',
  password: '',
  type: String(DOWNLINE_TYPE.member),
  linkCode: '',
})

/** What is judged and sent for what was typed. A password is taken as it is. */
export function tidyAccount(values: AccountValues, own: readonly RebateRate[]): AccountValues {
  const { username, password, type, linkCode } = values
  return { ...tidyRates(values, own), username: tidyText(username), password, type, linkCode }
}

/** The rules of the form; a name that the gateway said is taken is refused again without asking (ERR-18). */
export function checkAccount(
  values: AccountValues,
  own: readonly RebateRate[],
  refusalOf: (username: string) => Fault | undefined,
): Faults<AccountValues> {
  const { username, password } = values
  return {
    username: faultIf(!isUsername(username), reactions.USERNAME_FORMAT.text) ?? refusalOf(username),
    password: faultIf(!isNewPassword(password), reactions.PASSWORD_FORMAT.text),
    ...checkRates(values, own),
  }
}

/** The body of `createDownline` (GATEWAY-108). */
export function accountBody(values: AccountValues, own: readonly RebateRate[]): NewDownline {
  const { username, password, type, linkCode } = values
  return {
    username,
    password,
    type: chosenDownlineType(type),
    rebates: rebatesOf(values, own),
    linkCode: linkCode || undefined,
  }
}
