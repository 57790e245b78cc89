import { expect, it } from 'vitest'
import { stubNow } from '#mock/lib/clock.ts'
import { findAccount } from './accounts/accounts.ts'
import { startSession } from './accounts/sessions.ts'
import { snapshot } from './contents.ts'
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

it('writes no half of what it takes over, and nothing that stands on the shelf already', async () => {
  const written: string[] = []
  const keeper = await keepState(() => {}, {
    read: () => Promise.resolve(undefined),
    async write(text) {
      written.push(text)
    },
  })
  const before = JSON.stringify(snapshot())
  await change()
  const after = JSON.stringify(snapshot())
  await Promise.all([keeper.takeOver(before), keeper.save(), keeper.takeOver(after), keeper.save()])
  expect(JSON.stringify(snapshot())).toBe(after)
  expect(written).toEqual([])
})
