import { beforeEach, expect, it } from 'vitest'
import { addressCodes } from './accounts/email-codes.ts'
import { countFailedLogin, LOCK_AFTER, loginTries } from './accounts/login-tries.ts'
import { runningUntil, sendSmsCode } from './accounts/sms.ts'
import { wrongTries } from './accounts/wrong-tries.ts'
import { db } from './db.ts'
import { isRecent } from './money/recent-orders.ts'
import { resetRuntime } from './runtime.ts'
import { seededAccount } from '../../tests/support/seeded-account.ts'

const NOW = Date.now()
const LATER = NOW + 43_200_000
const MERCHANT = 'bdtdemo'
const NUMBER = '01711223344'
const member = () => seededAccount('ravi88', MERCHANT)
const tries = wrongTries('triesOfTest', 86_400_000)

/** What stands in the way at a moment, by what was done twelve hours ahead. */
const inTheWay = (now: number) => ({
  login: loginTries(MERCHANT, 'ravi88', now).lockedUntil,
  wrongTries: tries.lockedUntil(member(), now),
  email: addressCodes.wait(member(), now),
  sms: runningUntil('login', NUMBER, now),
  order: isRecent(new Date(LATER).toISOString(), 'PENDING', now) || undefined,
})

beforeEach(resetRuntime)

it('locks and pauses hold at the time that they began, and no more when the clock is put back', async () => {
  const call = { db, merchant: MERCHANT, now: LATER, caller: { ip: '203.0.113.24' } } as const
  for (let count = 0; count < LOCK_AFTER; count += 1) {
    await countFailedLogin(call, 'ravi88')
    tries.count(member(), LATER)
  }
  addressCodes.put(member(), '730912', LATER)
  sendSmsCode('login', NUMBER, LATER, true)

  // A call that began a moment before is judged after those above.
  for (const now of [LATER - 5, LATER]) expect(Object.values(inTheWay(now))).not.toContain(undefined)
  expect(Object.values(inTheWay(NOW))).toEqual(Array(5).fill(undefined))
})
