import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetRuntime } from '../runtime.ts'
import { db } from '../db.ts'
import { createAccount, createTrialAccount, findAccount, freeTrialName } from './accounts.ts'

beforeEach(async () => {
  await resetRuntime()
  // Digests that end in the same tick.
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32))
})
afterEach(() => vi.restoreAllMocks())

it('ERR-18 of two who register with one name at once, one is refused', async () => {
  const freeName = () => {
    if (findAccount(db, 'bdtdemo', 'nusrat')) throw new Error('taken')
    return 'nusrat'
  }
  const form = { merchant: 'bdtdemo', username: freeName, password: 'lantern88', type: 0 } as const
  const outcomes = await Promise.allSettled([createAccount(db, form), createAccount(db, form)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(db.accounts.findMany((q) => q.where({ username: 'nusrat' }))).toHaveLength(1)
})

it('SESSION-08 two trials that start at once have a name and an id each', async () => {
  const trials = await Promise.all([createTrialAccount(db, 'bdtdemo'), createTrialAccount(db, 'bdtdemo')])
  expect(new Set(trials.map(({ username }) => username)).size).toBe(2)
  expect(new Set(trials.map(({ info }) => info.id)).size).toBe(2)
})

it('SESSION-08 a trial passes over a name that somebody has chosen', async () => {
  const next = Number(freeTrialName(db, 'bdtdemo').slice('trial_'.length)) + 1
  await createAccount(db, { merchant: 'bdtdemo', username: `Trial_${next}`, password: 'lantern88', type: 0 })
  expect((await createTrialAccount(db, 'bdtdemo')).username).toBe(`trial_${next + 1}`)
})
