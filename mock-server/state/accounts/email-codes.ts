import { noteSms, runtime } from '#mock/state/runtime.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'
import { newCode, oneTimeCodes, type CodeFault } from './one-time-codes.ts'

const CODE_TTL_MS = 10 * 60_000
/** Between two e-mails to one member. */
const PAUSE_MS = 60_000

type Owner = Pick<Account, 'merchant' | 'username'>

const codes = oneTimeCodes()
/** When the last code of a member was sent, in epoch milliseconds. */
const lastAt = shortLived<number>()

/** When the next code may be sent to a member, as an ISO moment; undefined when it may be now. */
export function emailCodeWait(owner: Owner, now: number): string | undefined {
  const next = (lastAt.get(keyOf(owner)) ?? Number.NEGATIVE_INFINITY) + PAUSE_MS
  return next > now ? new Date(next).toISOString() : undefined
}

/**
 * "Sends" a code, and a link that fills it in, to the address that a member wants to have: they show in the terminal and in `GET /__mock/log`.
 *
 * @returns when the next one may be sent, as an ISO moment
 */
export function sendEmailCode(owner: Owner, email: string, now: number): string {
  const code = newCode()
  lastAt.set(keyOf(owner), now)
  codes.put(keyOf(owner, email), code, now + CODE_TTL_MS, now)
  const link = `/m/webEmail#${new URLSearchParams({ email, code })}`
  noteSms({ at: new Date(now).toISOString(), to: email, purpose: 'email', code, link })
  runtime.tell(`E-mail to ${email}: code ${code}, link ${link}`)
  return new Date(now + PAUSE_MS).toISOString()
}

/** What is wrong with a code that a member typed for an address; a right one is used up, and so is one after five wrong tries. */
export const checkEmailCode = (owner: Owner, email: string, code: string, now: number): CodeFault | undefined =>
  codes.check(keyOf(owner, email), code, now)

const keyOf = ({ merchant, username }: Owner, email = '') => `${merchant}:${username} ${email}`.toLowerCase()
