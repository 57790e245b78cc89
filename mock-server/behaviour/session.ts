import { signedIn, type Behaviours } from './behaviour.ts'
import { createTrialAccount, freeTrialName } from '#mock/state/accounts/accounts.ts'
import { endSession, startSession } from '#mock/state/accounts/sessions.ts'
import { login } from './login.ts'
import { register, registerMobile } from './registration.ts'

/** Signing in and out, trial play and registration. */
export const sessionBehaviour = {
  login,
  register,
  registerMobile,

  async logout(call) {
    await endSession(call.db, signedIn(call).token)
    return null
  },

  async startFreePlay({ db, merchant, now }) {
    const account = await createTrialAccount(db, merchant)
    const { token } = await startSession(db, account, now)
    return { token, userName: account.username, customerType: 4 }
  },

  createTrialUser({ db, merchant }) {
    return { userName: freeTrialName(db, merchant) }
  },
} satisfies Behaviours
