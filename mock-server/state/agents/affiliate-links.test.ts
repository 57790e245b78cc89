import { beforeEach, expect, it } from 'vitest'
import { createAccount } from '../accounts/accounts.ts'
import { db } from '../db.ts'
import { resetRuntime } from '../runtime.ts'
import { invitationsOf } from './affiliate-links.ts'

beforeEach(resetRuntime)

it.each([
  ['longname12345a', 'longname12345b'],
  ['anna', 'an_na'],
])('gives %s and %s a code each', async (...names) => {
  const codes: string[] = []
  for (const username of names) {
    const account = await createAccount(db, { merchant: 'bdtdemo', username, password: 'lantern88', type: 0 })
    codes.push(...invitationsOf(account).links.map(({ code }) => code))
  }
  expect(new Set(codes).size).toBe(2)
  // As the contract wants them.
  for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9]{4,16}$/)
})
