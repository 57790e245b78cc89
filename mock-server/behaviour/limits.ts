import { signedIn, type Behaviours } from './behaviour.ts'
import { sites } from '#mock/data/sites.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'
import { changeLimit, playLimitsOf, startBreak } from '#mock/state/limits/play-limits.ts'
import type { Account } from '#mock/state/rows.ts'

/** Own deposit limits and breaks (BEYOND-10). */
export const limitsBehaviour = {
  getPlayLimits(call) {
    return playLimitsOf(call.db, decidingMember(call), call.now)
  },

  async setPlayLimits(call) {
    const { body, db, merchant, now, gatewayError } = call
    const account = decidingMember(call)
    if ('break' in body) await startBreak(db, account, body.break, now)
    else if (!(await changeLimit(db, account, body, now))) throw gatewayError('RECORD_NOT_FOUND')
    return playLimitsOf(db, findAccount(db, merchant, account.username) ?? account, now)
  },
} satisfies Behaviours

interface LimitsCall {
  readonly session: SignedIn | undefined
  readonly gatewayError: (code: 'FEATURE_UNAVAILABLE') => GatewayError
}

/** Who is signed in, at a merchant that offers limits of one's own. */
function decidingMember(call: LimitsCall): Account {
  const { account } = signedIn(call)
  if (!sites[account.merchant].whitelabel['PLAYLIMITS']) throw call.gatewayError('FEATURE_UNAVAILABLE')
  return account
}
