import { isWithin } from '#mock/lib/clock.ts'
import { noteSms, runtime } from '../runtime.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'
import { oneTimeCodes, type CodeErrorCode } from './one-time-codes.ts'

const CODE_TTL_MS = 10 * 60_000
/** GATEWAY-40: between two e-mails to one member. */
const PAUSE_MS = 60_000

type Owner = Pick<Account, 'merchant' | 'username'>

/** Codes that were sent by e-mail; times are epoch milliseconds. */
interface EmailCodes {
  /** When the next e-mail may leave for a member, as an ISO moment; undefined when it may leave now. */
  wait(owner: Owner, now: number): string | undefined
  /**
   * Notes that an e-mail with a code left.
   *
   * @param address that the code proves, where it proves one
   * @returns when the next may leave, as an ISO moment
   */
  put(owner: Owner, code: string, now: number, address?: string): string
  /** What is wrong with a code; a right one is used up, and so is one after five wrong tries. */
  check(owner: Owner, code: string, now: number, address?: string): CodeErrorCode | undefined
}

function emailCodes(): EmailCodes {
  const codes = oneTimeCodes()
  const lastAt = shortLived<number>()
  return {
    wait(owner, now) {
      const last = lastAt.get(keyOf(owner)) ?? Number.NEGATIVE_INFINITY
      return isWithin(last, PAUSE_MS, now) ? new Date(last + PAUSE_MS).toISOString() : undefined
    },
    put(owner, code, now, address) {
      lastAt.set(keyOf(owner), now)
      codes.put(keyOf(owner, address), code, now + CODE_TTL_MS, now)
      return new Date(now + PAUSE_MS).toISOString()
    },
    check: (owner, code, now, address) => codes.check(keyOf(owner, address), code, now),
  }
}

/** Codes that prove an address which a member wants to have. */
export const addressCodes = emailCodes()
/** Codes that prove an account whose password is forgotten (GAP-158). */
export const resetCodes = emailCodes()

/** "Sends" an e-mail with a code and a link: they show in the terminal and in `GET /__mock/log`. */
export function deliver(
  to: string,
  purpose: 'email' | 'reset',
  mail: { code: string; link: string },
  now: number,
): void {
  noteSms({ at: new Date(now).toISOString(), to, purpose, ...mail })
  runtime.tell(`E-mail to ${to}: code ${mail.code}, link ${mail.link}`)
}

const keyOf = ({ merchant, username }: Owner, address = '') => `${merchant}:${username} ${address}`.toLowerCase()
