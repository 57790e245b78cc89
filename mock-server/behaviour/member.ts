import { signedIn, type Behaviours } from './behaviour.ts'
import { memberIcons } from '#mock/data/member-icons.ts'
import { isPasswordOf, setPassword, updateAccount } from '#mock/state/accounts/accounts.ts'
import { noteEvent } from '#mock/state/accounts/security-events.ts'
import { isName, isNewPassword } from '#mock/state/rules.ts'
import { passwordResetBehaviour } from './password-reset.ts'

const NICKNAME_LENGTH = 20
const TRIAL_TYPE = 4

/** The member, the password and how it is set again. */
export const memberBehaviour = {
  ...passwordResetBehaviour,

  getMemberInfo(call) {
    return signedIn(call).account.info
  },

  getMemberIcon(call) {
    const { iconId } = signedIn(call).account
    return { ...(iconId === undefined ? {} : { currentIconId: iconId }), list: [...memberIcons] }
  },

  async updateMemberIcon(call) {
    const icon = memberIcons.find(({ iconId }) => iconId === call.body.iconId)
    if (!icon) throw call.gatewayError('RECORD_NOT_FOUND')
    await updateAccount(call.db, signedIn(call).account, (draft) => {
      draft.iconId = icon.iconId
      draft.info.iconUrl = icon.iconUrl
    })
    return null
  },

  async updateNickname(call) {
    const { nickname } = call.body
    if (!isName(nickname, NICKNAME_LENGTH)) throw call.gatewayError('NAME_FORMAT')
    await updateAccount(call.db, signedIn(call).account, (draft) => {
      draft.info.nickname = nickname
    })
    return null
  },

  /** The session goes on, and a first-time user stops being one (GAP-149). */
  async changePassword(call) {
    const { account } = signedIn(call)
    const { oldPassword, newPassword, confirmNewPassword } = call.body
    if (account.info.type === TRIAL_TYPE) throw call.gatewayError('ACCOUNT_NO_PERMISSION')
    if (!(await isPasswordOf(account, oldPassword))) throw call.gatewayError('CREDENTIALS_INVALID')
    if (newPassword === oldPassword) throw call.gatewayError('NEW_PASSWORD_SAME')
    if (!isNewPassword(newPassword)) throw call.gatewayError('PASSWORD_FORMAT')
    if (confirmNewPassword !== newPassword) throw call.gatewayError('NEW_PASSWORD_CONFIRM_MISMATCH')
    await setPassword(call.db, account, newPassword)
    await noteEvent(call, account, 'PASSWORD_CHANGED')
    return null
  },
} satisfies Behaviours
