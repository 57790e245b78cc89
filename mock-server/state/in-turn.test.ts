import { beforeEach, expect, it } from 'vitest'
import { centsOf } from '#mock/lib/cents.ts'
import { resetRuntime } from './runtime.ts'
import { orderingMember } from '../../tests/support/stub-orders.ts'
import { db } from './db.ts'
import { bookCents } from './money/bookings.ts'

beforeEach(resetRuntime)

it('bookings at the same time all count', async () => {
  const balance = () => centsOf(orderingMember().wallet.sumBalance)
  const before = balance()
  await Promise.all([1n, 20n, 300n].map((cents) => bookCents(db, orderingMember(), cents, 'BONUS')))
  expect(balance() - before).toBe(321n)
})
