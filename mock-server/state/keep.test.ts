import { expect, it } from 'vitest'
import { stubNow } from '#mock/lib/clock.ts'
import { findAccount } from './accounts/accounts.ts'
import { startSession } from './accounts/sessions.ts'
import { db } from './db.ts'
import { keepState } from './keep.ts'

async function change(): Promise<void> {
  const account = findAccount(db, 'bdtdemo', 'ravi88')
  if (!account) throw new Error('ravi88 is seeded')
  await startSession(db, account, stubNow())
}

it('tells why the state cannot be kept once, and again where the reason is another or a write lay between', async () => {
  const told: string[] = []
  let fault: string | undefined
  const keeper = await keepState((line) => told.push(line), {
    read: () => Promise.resolve(undefined),
    write: () => (fault === undefined ? Promise.resolve() : Promise.reject(new Error(fault))),
  })
  for (const next of ['full', 'full', 'locked', undefined, 'locked']) {
    fault = next
    await change()
    await keeper.save()
  }
  expect(told).toEqual(['full', 'locked', 'locked'].map((why) => `State could not be kept: ${why}`))
})
