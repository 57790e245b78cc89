import * as v from 'valibot'
import { isWithin } from '#mock/lib/clock.ts'
import type { Account } from '../rows.ts'
import { KeptMap } from '../kept-map.ts'

/** Wrong tries after which something is locked. */
const LOCK_AFTER = 5

/** What is left after a wrong try, or until when (ISO) nothing can be tried. */
type TryOutcome = { triesLeft: number } | { retryAt: string }

/** Counts the wrong tries of accounts at one secret. */
export interface WrongTries {
  /** ISO moment until which the account is locked; undefined where it is not. */
  lockedUntil(account: Account, now: number): string | undefined
  count(account: Account, now: number): TryOutcome
  forget(account: Account): void
}

/**
 * @param name in the kept state
 * @param lockMs how long a lock lasts; so long, too, a wrong try counts
 */
export function wrongTries(name: string, lockMs: number): WrongTries {
  const failures = new KeptMap<{ count: number; lastAt: number }>(
    name,
    v.object({ count: v.number(), lastAt: v.number() }),
  )
  const keyOf = ({ merchant, username }: Account) => `${merchant}:${username}`
  const recent = (account: Account, now: number) => {
    const found = failures.get(keyOf(account))
    return found && isWithin(found.lastAt, lockMs, now) ? found : undefined
  }
  const end = (lastAt: number) => new Date(lastAt + lockMs).toISOString()
  return {
    lockedUntil(account, now) {
      const found = recent(account, now)
      return found && found.count >= LOCK_AFTER ? end(found.lastAt) : undefined
    },
    count(account, now) {
      const count = (recent(account, now)?.count ?? 0) + 1
      failures.set(keyOf(account), { count, lastAt: now })
      return count >= LOCK_AFTER ? { retryAt: end(now) } : { triesLeft: LOCK_AFTER - count }
    },
    forget(account) {
      failures.delete(keyOf(account))
    },
  }
}
