import { accounts } from '#mock/data/accounts.ts'
import type { RecordsOf } from '#mock/data/records.ts'
import type { Account } from '../rows.ts'

/** Moments of made-up records hang on this one, so that they stand still while the stub runs. */
const startedAt = new Date()
/** Roles of the seeded accounts that have played before; whoever else is here has done nothing yet. */
const ROLES_WITH_A_PAST: readonly string[] = ['member', 'agent']

/**
 * What an account did before the stub was started: the rows, made from its seeded balance; none for an account that is
 * new.
 */
export function pastOf<Row>(
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  rows: (until: Date, of: RecordsOf) => Row[],
): Row[] {
  const seed = accounts.find((one) => one.username === username && ROLES_WITH_A_PAST.includes(one.role))
  return seed ? rows(startedAt, { account: username, merchant, balance: seed.balance[merchant] }) : []
}
