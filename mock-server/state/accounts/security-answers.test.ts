import { beforeEach, expect, it } from 'vitest'
import { restore, snapshot } from '../contents.ts'
import { db } from '../db.ts'
import { resetRuntime } from '../runtime.ts'
import { areSecurityAnswersOf, setSecurityAnswers } from './security-answers.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const member = () => seededAccount('ravi88')
const ANSWERS = [{ questionId: '3', answer: 'Comilla' }]

beforeEach(resetRuntime)

it('MONEY-60 kept state has no answer of a security question, and still knows the right one', async () => {
  await setSecurityAnswers(db, member(), ANSWERS)
  const text = JSON.stringify(snapshot())
  expect(text).not.toMatch(/comilla/i)
  await restore(JSON.parse(text))
  expect(await areSecurityAnswersOf(member(), [{ questionId: '3', answer: ' comilla ' }])).toBe(true)
  expect(await areSecurityAnswersOf(member(), [{ questionId: '3', answer: 'Sylhet' }])).toBe(false)
})

it('MONEY-60 state that was kept before, with plain answers, is taken over without them', async () => {
  const { accounts, ...rows } = JSON.parse(JSON.stringify(snapshot()))
  await restore({ ...rows, accounts: accounts.map((one: object) => ({ ...one, securityAnswers: ANSWERS })) })
  expect(member().answerDigests).toBeUndefined()
  expect(JSON.stringify(snapshot())).not.toContain('Comilla')
})
