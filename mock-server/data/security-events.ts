import type { SecurityEvent, SecurityEventKind } from '#src/api/generated/types.ts'
import { rng } from '#mock/lib/rng.ts'
import type { MerchantCode } from './accounts.ts'
import type { RecordsOf } from './records.ts'

/** Everything that can happen to an account. */
export const SECURITY_EVENT_KINDS = [
  'LOGIN',
  'LOGIN_LOCKED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'PAYMENT_PASSWORD_SET',
  'PAYMENT_PASSWORD_CHANGED',
  'PAYMENT_PASSWORD_RESET',
  'PAYMENT_PASSWORD_LOCKED',
  'QUESTIONS_CHANGED',
  'ANSWERS_LOCKED',
  'BANK_ACCOUNT_ADDED',
  'BANK_ACCOUNT_REMOVED',
  'EMAIL_CHANGED',
  'MOBILE_CHANGED',
] as const satisfies readonly SecurityEventKind[]

const HOUR_MS = 3_600_000
const LOGINS = 44
/** The latest login of a seeded account; the rest lies before. */
const LAST_LOGIN_HOURS = 21
const LOGIN_EVERY_HOURS = 47
const COUNTRIES: Readonly<Record<MerchantCode, string>> = { bdtdemo: 'BD', tlbdemo: 'TH', inrdemo: 'IN' }
const DEVICES = ['Chrome, Android', 'Chrome, Android', 'Chrome, Android', 'Firefox, Windows'] as const

/** What happened besides logins, and how many hours ago: somebody forgot the payment password, and set another one. */
const CHANGES: readonly (readonly [kind: SecurityEventKind, hoursAgo: number])[] = [
  ['PAYMENT_PASSWORD_RESET', 98],
  ['PAYMENT_PASSWORD_LOCKED', 98.2],
  ['PASSWORD_CHANGED', 803],
  ['MOBILE_CHANGED', 1_270],
  ['PAYMENT_PASSWORD_SET', 2_136],
]

/** What happened to an account in the last 90 days, the latest first. */
export function eventRows(now: Date, { account, merchant }: RecordsOf): SecurityEvent[] {
  const r = rng(`events|${merchant}|${account}`)
  const logins = Array.from({ length: LOGINS }, (_, i) => ['LOGIN', LAST_LOGIN_HOURS + i * LOGIN_EVERY_HOURS] as const)
  return [...logins, ...CHANGES]
    .toSorted(([, one], [, other]) => one - other)
    .map(([kind, hoursAgo], i) => ({
      eventId: `P${9000 - i}`,
      kind,
      at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
      device: r.pick(DEVICES),
      ip: `${r.pick(['203.0.113', '198.51.100'])}.*`,
      country: COUNTRIES[merchant],
    }))
}
