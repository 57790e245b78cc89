import { beforeEach, expect, it } from 'vitest'
import { restore, snapshot } from '../contents.ts'
import { db } from '../db.ts'
import { resetRuntime } from '../runtime.ts'
import { takeOverSession } from './handed-over.ts'
import { endSession, isAdmitted } from './sessions.ts'

const NOW = Date.now()
const SESSION = { token: 'of-the-console', merchant: 'bdtdemo', username: 'ravi88' } as const

beforeEach(resetRuntime)

it('a session of the console is let in, and does not come back with the next page after a sign-out', async () => {
  await takeOverSession(db, SESSION, NOW)
  expect(isAdmitted(db, SESSION.token, NOW)).toBe(true)
  await endSession(db, SESSION.token)
  await restore(JSON.parse(JSON.stringify(snapshot())))
  await takeOverSession(db, SESSION, NOW)
  expect(isAdmitted(db, SESSION.token, NOW)).toBe(false)
})

it('a session of the console that another page has taken over stands once', async () => {
  await takeOverSession(db, SESSION, NOW)
  await restore(JSON.parse(JSON.stringify(snapshot())))
  await takeOverSession(db, SESSION, NOW)
  expect(db.sessions.findMany((q) => q.where({ token: SESSION.token }))).toHaveLength(1)
})
