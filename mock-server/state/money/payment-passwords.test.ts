import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetRuntime, runtime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { sendSmsCode, checkSmsCode } from '../accounts/sms.ts'
import { db } from '../db.ts'
import { gatewayError } from '#mock/lib/gateway-error.ts'
import { checkPaymentPassword } from './payment-passwords.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const PIN = '482913'
const WRONG = '730914'
const NEW = '418205'
const MINUTE_MS = 60_000
const QUESTIONS = [
  { questionId: '3', answer: 'Comilla' },
  { questionId: '7', answer: 'Padma' },
]

const member = () => seededAccount('ravi88')
const ask = askAs(member)
const change = (oldPaymentPassword: string, newPaymentPassword = NEW) =>
  ask('setPaymentPassword', { body: { oldPaymentPassword, newPaymentPassword } })
const answer = (paymentPassword: string) =>
  ask('setCustomerSecurityQuestions', { body: { answers: QUESTIONS, paymentPassword } })
const reset = (town: string, newPaymentPassword = NEW) =>
  ask('resetPaymentPassword', {
    body: {
      answers: QUESTIONS.map((one) => (one.questionId === '3' ? { ...one, answer: town } : one)),
      newPaymentPassword,
    },
  })

beforeEach(resetRuntime)
afterEach(() => {
  vi.useRealTimers()
})

it('MONEY-53 five wrong payment passwords, whatever call asks, lock it for 30 minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const left of [4, 3]) {
    expect(await change(WRONG)).toMatchObject({ code: 'PAYMENT_PASSWORD_INCORRECT', value: { triesLeft: left } })
  }
  for (const left of [2, 1]) {
    expect(await answer(WRONG)).toMatchObject({ code: 'PAYMENT_PASSWORD_INCORRECT', value: { triesLeft: left } })
  }
  const retryAt = new Date(Date.now() + 30 * MINUTE_MS).toISOString()
  expect(await change(WRONG)).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED', value: { retryAt } })
  // The right one is not taken either, and does not move the end of the lock.
  vi.setSystemTime(Date.now() + 29 * MINUTE_MS)
  expect(await answer(PIN)).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED', value: { retryAt } })
  vi.setSystemTime(Date.now() + MINUTE_MS)
  expect(await answer(PIN)).toMatchObject({ success: true })
})

it('MONEY-53 the right one is not taken either where five wrong ones at the same time lock it', async () => {
  const call = { db, now: Date.now(), caller: { ip: '203.0.113.24' }, gatewayError }
  const tries = [WRONG, WRONG, WRONG, WRONG, WRONG, PIN].map((word) => checkPaymentPassword(member(), word, call))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes[5]).toMatchObject({ reason: { code: 'PAYMENT_PASSWORD_LOCKED' } })
})

it('MONEY-53 a right one ends the count, and a reset ends the lock', async () => {
  await answer(PIN)
  for (const word of [WRONG, WRONG, WRONG, WRONG, PIN]) await answer(word)
  expect(await answer(WRONG)).toMatchObject({ value: { triesLeft: 4 } })
  for (const word of [WRONG, WRONG, WRONG]) await answer(word)
  expect(await answer(WRONG)).toMatchObject({ code: 'PAYMENT_PASSWORD_LOCKED' })
  expect(await reset('comilla')).toMatchObject({ success: true })
  expect(await answer(NEW)).toMatchObject({ success: true })
})

it('MONEY-55 five sets of wrong answers lock the reset for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await answer(PIN)
  for (const left of [4, 3, 2, 1]) {
    expect(await reset('Sylhet')).toMatchObject({ code: 'SECURITY_ANSWERS_INCORRECT', value: { triesLeft: left } })
  }
  expect(await reset('Sylhet')).toMatchObject({ code: 'SECURITY_ANSWERS_LOCKED' })
  vi.setSystemTime(Date.now() + 24 * 60 * MINUTE_MS - 1)
  expect(await reset('Comilla')).toMatchObject({ code: 'SECURITY_ANSWERS_LOCKED' })
  vi.setSystemTime(Date.now() + 1)
  expect(await reset('Comilla')).toMatchObject({ success: true })
})

it('MONEY-58 no question is answered twice, and none is left out or added', async () => {
  const [town, river] = QUESTIONS
  const guesses = ['Sylhet', 'Dhaka', 'Comilla'].map((answer) => ({ questionId: '3', answer }))
  const refusal = { code: 'REQUEST_INVALID', value: { errors: ['/body/answers'] } }
  const set = (answers: unknown) => ask('setCustomerSecurityQuestions', { body: { answers, paymentPassword: PIN } })
  const resetBy = (answers: unknown) => ask('resetPaymentPassword', { body: { answers, newPaymentPassword: NEW } })
  expect(await set(guesses)).toMatchObject(refusal)
  await set([town])
  expect(await resetBy(guesses)).toMatchObject(refusal)
  expect(await resetBy([town, river])).toMatchObject({ code: 'SECURITY_ANSWERS_INCORRECT', value: { triesLeft: 4 } })
  await set([town, river])
  expect(await resetBy([town])).toMatchObject({ code: 'SECURITY_ANSWERS_INCORRECT', value: { triesLeft: 3 } })
  expect(await resetBy([river, town])).toMatchObject({ success: true })
})

it('MONEY-55 five wrong tries spend a code', () => {
  const now = Date.now()
  sendSmsCode('login', '01711223344', now, true)
  const tries = Array.from({ length: 5 }, () => checkSmsCode('login', '01711223344', '000000', now))
  expect(tries).toEqual([...Array<string>(4).fill('SMS_CODE_INCORRECT'), 'SMS_CODE_EXPIRED'])
  // Not even the right one is taken now; nobody can tell it from a wrong one.
  for (let code = 0; code < 10; code += 1)
    expect(checkSmsCode('login', '01711223344', String(100_000 + code), now)).toBe('SMS_CODE_EXPIRED')
})

it('MONEY-55 another code can be asked for as soon as five wrong tries have spent the last', async () => {
  const { mobileNum } = member()
  const send = () =>
    ask('sendLoginSmsCode', {
      body: { mobileNo: mobileNum, countryDialingCode: '880', humanVerification: 'passed' },
    })
  const resetBySms = (verificationCode: string) =>
    ask('resetPaymentPassword', { body: { verificationCode, newPaymentPassword: NEW } })
  await send()
  for (let tries = 1; tries < 5; tries += 1) expect((await resetBySms('000000')).code).toBe('SMS_CODE_INCORRECT')
  expect((await send()).code).toBe('SMS_TOO_SOON')
  expect((await resetBySms('000000')).code).toBe('SMS_CODE_EXPIRED')
  expect(await send()).toMatchObject({ success: true })
  expect(await resetBySms(runtime.sms.at(-1)?.code ?? '')).toMatchObject({ success: true })
})

it.each(['111111', '123456', '987654', '890123'])(
  'MONEY-52 the stub takes no payment password like %s',
  async (weak) => {
    expect(await change(PIN, weak)).toMatchObject({ code: 'PAYMENT_PASSWORD_WEAK' })
    expect(await reset('Comilla', weak)).toMatchObject({ code: 'PAYMENT_PASSWORD_WEAK' })
  },
)
