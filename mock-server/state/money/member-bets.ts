import type { BetRecord, TeamMember } from '#src/api/generated/types.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { betRows } from '#mock/data/records.ts'
import { memberBetRows } from '#mock/data/team-bets.ts'
import type { Database } from '../db.ts'
import { findAccount } from '../accounts/accounts.ts'
import { pastOf } from './pasts.ts'

interface BetsOf {
  db: Database
  merchant: MerchantCode
  language: string
  /** Epoch milliseconds. */
  now: number
  /** Only bets from this moment on, in epoch milliseconds. */
  since?: number
}

/** The bets of a member of a team; who has an account of the stub is shown with what the account itself is shown. */
export function betsOfMember(member: TeamMember, { db, merchant, language, now, since = 0 }: BetsOf): BetRecord[] {
  return findAccount(db, merchant, member.account)
    ? pastOf({ merchant, username: member.account }, (until, of) => betRows(until, of, language))
    : memberBetRows(now, { member, merchant, language, since })
}
