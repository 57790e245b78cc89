import { isWithin } from '#mock/lib/clock.ts'
import type { Account } from '../rows.ts'
import { findAccount } from './accounts.ts'
import { noteEvent, type EventCall } from './security-events.ts'
import { shortLived } from '../short-lived.ts'

/** From this failure on the next try must carry a captcha (ERR-01). */
const CAPTCHA_AFTER = 3
/** From this failure on further tries wait. */
export const LOCK_AFTER = 10
const LOCK_MS = 15 * 60_000

const failures = shortLived<{ count: number; lastAt: number }>()

/** How an account's logins have gone lately; unknown names count too, so that they look the same. */
export interface LoginTries {
  readonly needsCaptcha: boolean
  /** ISO moment until which the account is locked. */
  readonly lockedUntil: string | undefined
}

export function loginTries(merchant: Account['merchant'], username: string, now: number): LoginTries {
  const key = keyOf(merchant, username)
  const { count = 0, lastAt = 0 } = failures.get(key) ?? {}
  if (count > 0 && !isWithin(lastAt, LOCK_MS, now)) {
    failures.delete(key)
    return { needsCaptcha: false, lockedUntil: undefined }
  }
  return {
    needsCaptcha: count >= CAPTCHA_AFTER,
    lockedUntil: count >= LOCK_AFTER ? new Date(lastAt + LOCK_MS).toISOString() : undefined,
  }
}

/** Counts a failed try and says how things stand then; the owner sees a lock in the account's events. */
export async function countFailedLogin(
  call: EventCall & Pick<Account, 'merchant'>,
  username: string,
): Promise<LoginTries> {
  const { merchant, now } = call
  const key = keyOf(merchant, username)
  failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, lastAt: now })
  const tries = loginTries(merchant, username, now)
  const account = tries.lockedUntil === undefined ? undefined : findAccount(call.db, merchant, username)
  if (account) await noteEvent(call, account, 'LOGIN_LOCKED')
  return tries
}

/** A login that worked wipes the slate clean. */
export function forgetFailedLogins(merchant: Account['merchant'], username: string): void {
  failures.delete(keyOf(merchant, username))
}

function keyOf(merchant: string, username: string): string {
  return `${merchant}:${username.toLowerCase()}`
}
