import { noteSms, runtime, type SmsMessage } from '#mock/state/runtime.ts'
import { shortLived } from '../short-lived.ts'

/** How long a code is good, and how long the next one has to wait (GATEWAY-32). */
const CODE_TTL_MS = 2 * 60_000
/** An expired code is remembered for a while, to be told from a wrong one. */
const REMEMBERED_MS = 30 * 60_000
/** So many wrong tries spend a code (MONEY-55). */
const MAX_TRIES = 5
const CODE_SPAN = 900_000
const FIRST_CODE = 100_000

type Purpose = SmsMessage['purpose']

const sent = shortLived<{ readonly code: string; readonly expiresAt: number; readonly wrongTries: number }>()

/** When the running code of a number ends, in epoch milliseconds; undefined when none is running. */
export function runningUntil(purpose: Purpose, mobileNum: string, now: number): number | undefined {
  const expiresAt = sent.get(`${purpose}:${mobileNum}`)?.expiresAt
  return expiresAt !== undefined && expiresAt > now ? expiresAt : undefined
}

/**
 * Makes a code of six digits and "sends" it: it shows in the terminal and in `GET /__mock/log`.
 *
 * @param delivered false where a number without an account must look the same and get nothing
 * @returns when the code ends, in epoch milliseconds
 */
export function sendSmsCode(purpose: Purpose, mobileNum: string, now: number, delivered: boolean): number {
  for (const [key, { expiresAt }] of sent) if (expiresAt + REMEMBERED_MS <= now) sent.delete(key)
  const code = newSmsCode()
  const expiresAt = now + CODE_TTL_MS
  sent.set(`${purpose}:${mobileNum}`, { code: delivered ? code : '', expiresAt, wrongTries: 0 })
  if (delivered) {
    noteSms({ at: new Date(now).toISOString(), to: mobileNum, purpose, code })
    runtime.tell(`SMS to ${mobileNum}: ${code} (${purpose})`)
  }
  return expiresAt
}

/** Six random digits; never the `000000` that always is wrong. */
export function newSmsCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return String(FIRST_CODE + (random % CODE_SPAN))
}

/** What is wrong with a code that somebody typed; a right one is used up, and so is one after five wrong tries. */
export function checkSmsCode(
  purpose: Purpose,
  mobileNum: string,
  code: string,
  now: number,
): 'SMS_CODE_FORMAT' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_EXPIRED' | undefined {
  if (!/^\d{4,10}$/.test(code)) return 'SMS_CODE_FORMAT'
  const key = `${purpose}:${mobileNum}`
  const known = sent.get(key)
  if (!known) return 'SMS_CODE_INCORRECT'
  if (known.wrongTries >= MAX_TRIES) return 'SMS_CODE_EXPIRED'
  if (known.code !== code) {
    sent.set(key, { ...known, wrongTries: known.wrongTries + 1 })
    return known.wrongTries + 1 < MAX_TRIES ? 'SMS_CODE_INCORRECT' : 'SMS_CODE_EXPIRED'
  }
  if (known.expiresAt <= now) return 'SMS_CODE_EXPIRED'
  sent.delete(key)
  return undefined
}
