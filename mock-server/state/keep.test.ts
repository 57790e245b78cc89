import { afterEach, expect, it } from 'vitest'
import { clockAhead, setClockAhead, stubNow } from '#mock/lib/clock.ts'
import { startSession } from './accounts/sessions.ts'
import { snapshot } from './contents.ts'
import { db } from './db.ts'
import { keepState } from './keep.ts'
import { seededAccount } from '../../tests/support/seeded-account.ts'

afterEach(() => setClockAhead(0))

async function change(): Promise<void> {
  const account = seededAccount('ravi88')
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

it('keeps the clock with the rows that have its times, and takes a state without one in real time', async () => {
  let text: string | undefined
  const shelf = { read: () => Promise.resolve(text), write: async (next: string) => void (text = next) }
  const keeper = await keepState(() => {}, shelf, { keepsClock: true })
  setClockAhead(43_200_000)
  await change()
  await keeper.close()
  const { aheadMs, ...older } = JSON.parse(text ?? '')
  expect(aheadMs).toBe(43_200_000)

  setClockAhead(0)
  await (await keepState(() => {}, shelf)).close()
  expect(clockAhead(), 'the clock comes from elsewhere').toBe(0)
  text = JSON.stringify({ aheadMs, ...older })
  await (await keepState(() => {}, shelf, { keepsClock: true })).close()
  expect(clockAhead()).toBe(43_200_000)

  setClockAhead(0)
  text = JSON.stringify(older)
  const told: string[] = []
  await (await keepState((line) => told.push(line), shelf, { keepsClock: true })).close()
  expect([clockAhead(), told]).toEqual([0, []])
})
