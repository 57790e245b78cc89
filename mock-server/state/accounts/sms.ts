import { isWithin } from '#mock/lib/clock.ts'
import { noteSms, runtime, type SmsMessage } from '../runtime.ts'
import { newCode, oneTimeCodes, type CodeErrorCode } from './one-time-codes.ts'

/** How long a code is good, and how long the next one has to wait (GATEWAY-32). */
const CODE_TTL_MS = 2 * 60_000

type Purpose = Extract<SmsMessage['purpose'], 'login' | 'register'>

const codes = oneTimeCodes()

/** When the running code of a number ends, in epoch milliseconds; undefined when none is running. */
export function runningUntil(purpose: Purpose, mobileNum: string, now: number): number | undefined {
  const expiresAt = codes.expiresAt(keyOf(purpose, mobileNum))
  return expiresAt !== undefined && isWithin(expiresAt - CODE_TTL_MS, CODE_TTL_MS, now) ? expiresAt : undefined
}

/**
 * Makes a code of six digits and "sends" it: it shows in the terminal and in `GET /__mock/log`.
 *
 * @param delivered false where a number without an account must look the same and get nothing
 * @returns when the code ends, in epoch milliseconds
 */
export function sendSmsCode(purpose: Purpose, mobileNum: string, now: number, delivered: boolean): number {
  const code = newCode()
  const expiresAt = now + CODE_TTL_MS
  codes.put(keyOf(purpose, mobileNum), delivered ? code : '', expiresAt, now)
  if (delivered) {
    noteSms({ at: new Date(now).toISOString(), to: mobileNum, purpose, code })
    runtime.tell(`SMS to ${mobileNum}: ${code} (${purpose})`)
  }
  return expiresAt
}

/** What is wrong with a code that somebody typed; a right one is used up, and so is one after five wrong tries. */
export const checkSmsCode = (
  purpose: Purpose,
  mobileNum: string,
  code: string,
  now: number,
): CodeErrorCode | undefined => codes.check(keyOf(purpose, mobileNum), code, now)

const keyOf = (purpose: Purpose, mobileNum: string) => `${purpose}:${mobileNum}`
