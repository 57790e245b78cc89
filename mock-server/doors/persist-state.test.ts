// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { resetDatabase } from '#mock/state/contents.ts'
import { db } from '#mock/state/db.ts'
import { endAllSessions, startSession } from '#mock/state/accounts/sessions.ts'
import { findAccount } from '#mock/state/accounts/accounts.ts'
import { stubNow } from '#mock/lib/clock.ts'
import { runtime } from '#mock/state/runtime.ts'
import { persistState } from './persist-state.ts'

const sessions = () => db.sessions.all().map(({ username }) => username)

async function signIn(username: string): Promise<void> {
  const account = findAccount(db, 'bdtdemo', username)
  if (!account) throw new Error(`no ${username}`)
  await startSession(db, account, stubNow())
}

/** What the storage holds once the page is left. */
async function leavePage(): Promise<string> {
  window.dispatchEvent(new Event('pagehide'))
  await setImmediate()
  return localStorage.getItem('MC_MOCK_STATE') ?? ''
}

it('keeps the state for a reload right after a change, and follows other tabs without writing again', async () => {
  await persistState()
  await signIn('ravi88')
  const kept = await leavePage()

  endAllSessions(db)
  await leavePage()
  const write = vi.spyOn(Storage.prototype, 'setItem')
  const event = { key: 'MC_MOCK_STATE', newValue: kept }
  window.dispatchEvent(new StorageEvent('storage', event))
  window.dispatchEvent(new StorageEvent('storage', event))
  await vi.waitFor(() => expect(sessions()).toEqual(['ravi88']))
  await leavePage()
  expect(write.mock.calls.length).toBe(0)
  write.mockRestore()

  await resetDatabase()
  expect(sessions()).toEqual([])
  localStorage.setItem('MC_MOCK_STATE', kept)
  await persistState()
  expect(sessions()).toEqual(['ravi88'])
})

it('tells of a storage that is full, and keeps the state once there is room', async () => {
  const told: string[] = []
  runtime.tell = (line) => told.push(line)
  await persistState()
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota has been exceeded.')
  })
  await signIn('agent01')
  await leavePage()
  write.mockRestore()
  expect(told).toEqual(['State could not be kept: The quota has been exceeded.'])
  expect(await leavePage()).toContain('agent01')
})
