import { shortLived } from '../short-lived.ts'

/** An expired code is remembered for a while, to be told from a wrong one. */
const REMEMBERED_MS = 30 * 60_000
/** So many wrong tries spend a code (MONEY-55). */
const MAX_TRIES = 5
const CODE_SPAN = 900_000
const FIRST_CODE = 100_000

/** What is wrong with a code that somebody typed, whichever way it came. */
export type CodeErrorCode = 'SMS_CODE_FORMAT' | 'SMS_CODE_INCORRECT' | 'SMS_CODE_EXPIRED'

/** Codes that were sent, each under the key of whom it was sent to; times are epoch milliseconds. */
export interface OneTimeCodes {
  /** Takes the place of the last one under this key. */
  put(key: string, code: string, expiresAt: number, now: number): void
  /** When the code under a key ends, or ended; undefined where none is known, or wrong tries have spent it. */
  expiresAt(key: string): number | undefined
  /** What is wrong with a code; a right one is used up, and so is one after five wrong tries. */
  check(key: string, code: string, now: number): CodeErrorCode | undefined
}

/** Codes of one kind. */
export function oneTimeCodes(): OneTimeCodes {
  const sent = shortLived<{ readonly code: string; readonly expiresAt: number; readonly wrongTries: number }>()
  return {
    put(key, code, expiresAt, now) {
      for (const [other, known] of sent) if (known.expiresAt + REMEMBERED_MS <= now) sent.delete(other)
      sent.set(key, { code, expiresAt, wrongTries: 0 })
    },
    expiresAt(key) {
      const known = sent.get(key)
      return known && !isSpent(known) ? known.expiresAt : undefined
    },
    check(key, code, now) {
      if (!/^\d{4,10}$/.test(code)) return 'SMS_CODE_FORMAT'
      const known = sent.get(key)
      if (!known) return 'SMS_CODE_INCORRECT'
      if (isSpent(known)) return 'SMS_CODE_EXPIRED'
      if (known.code !== code) {
        const tried = { ...known, wrongTries: known.wrongTries + 1 }
        sent.set(key, tried)
        return isSpent(tried) ? 'SMS_CODE_EXPIRED' : 'SMS_CODE_INCORRECT'
      }
      if (known.expiresAt <= now) return 'SMS_CODE_EXPIRED'
      sent.delete(key)
      return undefined
    },
  }
}

const isSpent = ({ wrongTries }: { readonly wrongTries: number }) => wrongTries >= MAX_TRIES

/** Six random digits; never the `000000` that always is wrong. */
export function newCode(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return String(FIRST_CODE + (random % CODE_SPAN))
}
