import { beforeEach, describe, expect, it } from 'vitest'
import { controlResponse } from '#mock/doors/control.ts'
import { CONTROL_PREFIX } from '#mock/lib/control-prefix.ts'
import { updateAccount } from '#mock/state/accounts/accounts.ts'
import { db } from '#mock/state/db.ts'
import { cardsOf } from '#mock/state/money/cards.ts'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import type { SecurityEventKind } from '#src/api/generated/types.ts'
import { askAs } from '../support/ask-stub.ts'
import { ask as askPublicly, login, newCaptcha, encryptLogin, tokenOf } from './doors-caller.ts'
import { seededAccount } from '../support/seeded-account.ts'

const PIN = '482913'
const NEW_PIN = '730914'
const WRONG_PIN = '551166'
const NEW_PASSWORD = { newPassword: 'Padma-2030', confirmNewPassword: 'Padma-2030' }
const ANSWERS = [{ questionId: '3', answer: 'Comilla' }]
const WRONG_ANSWERS = [{ questionId: '3', answer: 'Sylhet' }]
const DAY_MS = 86_400_000
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'

const ask = askAs(() => seededAccount('ravi88'))
const askNewcomer = askAs(() => seededAccount('newcomer'))

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const events = async (query = '') => (await ask('listSecurityEvents', { query })).value
const latest = async () => (await events()).content[0]
const lastCode = () => runtime.sms.at(-1)?.code ?? ''
const firstCard = () => cardsOf(seededAccount('ravi88'))[0]
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let i = 0; i < count; i += 1) await act()
}

beforeEach(resetRuntime)

const setQuestions = () => ask('setCustomerSecurityQuestions', { body: { answers: ANSWERS, paymentPassword: PIN } })
const resetBy = (answers: typeof ANSWERS) =>
  ask('resetPaymentPassword', { body: { answers, newPaymentPassword: NEW_PIN } })

const comeFrom = (ip: string) => controlResponse('PUT', `${CONTROL_PREFIX}site`, JSON.stringify({ ip }))

/** What the member, or somebody else, does to the account. */
const doings: Record<Exclude<SecurityEventKind, 'LOGIN' | 'PAYMENT_PASSWORD_SET'>, () => Promise<unknown>> = {
  LOGIN_LOCKED: () => times(10, () => login('ravi88', 'wrong-one')),
  async PASSWORD_CHANGED() {
    await askPublicly('changePassword', {
      token: await tokenOf(),
      headers: { 'X-Api-Version': '2' },
      body: { oldPassword: 'lantern88', ...NEW_PASSWORD },
    })
  },
  async PASSWORD_RESET() {
    const way = { username: 'ravi88', email: 'ravi88@mail.example' }
    await askPublicly('sendPasswordEmail', { body: way })
    const { cookie, answer } = await newCaptcha()
    const proof = { ...way, verificationCode: lastCode(), captcha: answer }
    const { value } = await askPublicly('verifyForPasswordReset', { cookie, body: proof })
    await askPublicly('resetPassword', { body: { ticket: value.ticket, ...NEW_PASSWORD } })
  },
  PAYMENT_PASSWORD_CHANGED: () =>
    ask('setPaymentPassword', { body: { oldPaymentPassword: PIN, newPaymentPassword: NEW_PIN } }),
  PAYMENT_PASSWORD_LOCKED: () =>
    times(5, () => ask('setPaymentPassword', { body: { oldPaymentPassword: WRONG_PIN, newPaymentPassword: NEW_PIN } })),
  async PAYMENT_PASSWORD_RESET() {
    await setQuestions()
    await resetBy(ANSWERS)
  },
  QUESTIONS_CHANGED: setQuestions,
  async ANSWERS_LOCKED() {
    await setQuestions()
    await times(5, () => resetBy(WRONG_ANSWERS))
  },
  BANK_ACCOUNT_ADDED: () =>
    ask('addBankCard', {
      body: { bankCode: 'PADMA', cardNumber: '1501203948571', payeeName: 'Ravi Das', paymentPassword: PIN },
    }),
  BANK_ACCOUNT_REMOVED: () => ask('removeBankCard', { body: { cardId: firstCard()?.cardId, paymentPassword: PIN } }),
  async EMAIL_CHANGED() {
    const email = 'ravi@new.example'
    await ask('sendEmailCode', { body: { email } })
    await ask('updateMemberEmail', { body: { email, code: lastCode(), paymentPassword: PIN } })
  },
  async MOBILE_CHANGED() {
    const number = '01812345679'
    const sms = { mobileNum: number, countryDialingCode: '880', humanVerification: 'passed' }
    await ask('sendRegisterSmsCode', { body: sms })
    await ask('updateMemberMobile', { body: { number, code: lastCode(), paymentPassword: PIN } })
  },
}
/** What the event is about. */
const subjects: { [Kind in SecurityEventKind]?: () => string | undefined } = {
  BANK_ACCOUNT_ADDED: () => '**** **** **** 8571',
  BANK_ACCOUNT_REMOVED: () => firstCard()?.maskedNumber,
  EMAIL_CHANGED: () => 'r***@new.example',
  MOBILE_CHANGED: () => '018****5679',
}

describe('what happens to an account', () => {
  it('BEYOND-09 a login leaves its time, its device and its place, the end of the address hidden', async () => {
    const before = Date.now()
    const { headers, body } = await encryptLogin({ username: 'ravi88', password: 'lantern88' })
    await askPublicly('login', { body, headers: { ...headers, 'User-Agent': PHONE } })
    const event = await latest()
    expect(event).toMatchObject({ kind: 'LOGIN', device: 'Chrome, Android', ip: '203.0.113.*', country: 'BD' })
    expect(Date.parse(event?.at ?? '')).toBeGreaterThanOrEqual(before)
  })

  it.each([
    ['198.51.100.7', '198.51.100.*'],
    ['2001:db8::1f', '2001:db8::*'],
    ['2001:db8::', '2001:db8::*'],
  ])('BEYOND-09 at the address %s is told at %s', async (ip, told) => {
    expect((await comeFrom(ip)).status).toBe(200)
    await setQuestions()
    expect(await latest()).toMatchObject({ ip: told })
  })

  it('is not told at what is no address, which the stub does not take', async () => {
    expect((await comeFrom('hello')).status).toBe(400)
    await setQuestions()
    expect(await latest()).toMatchObject({ ip: '203.0.113.*' })
  })

  it.each(Object.entries(doings))('BEYOND-09 leaves an event: %s', async (kind, happen) => {
    const subject = subjects[kind as SecurityEventKind]?.()
    await happen()
    expect(await latest()).toMatchObject({ kind, ...(subject !== undefined && { subject }) })
  })

  it('BEYOND-09 a first payment password is no change of one, and a refused call leaves nothing', async () => {
    const list = async () => (await askNewcomer('listSecurityEvents')).value.content
    await askNewcomer('setPaymentPassword', { body: { newPaymentPassword: '123456' } })
    expect(await list()).toEqual([])
    await askNewcomer('setPaymentPassword', { body: { newPaymentPassword: NEW_PIN } })
    expect((await list()).map(({ kind }) => kind)).toEqual(['PAYMENT_PASSWORD_SET'])
  })
})

describe('the record of them', () => {
  it('BEYOND-09 is of the asked days, the latest first, page by page', async () => {
    const days = `?from=${daysAgo(85)}&to=${daysAgo(10)}`
    const first = await events(`${days}&pageSize=5`)
    const second = await events(`${days}&pageSize=5&pageNo=2`)
    const all = await events(`${days}&pageSize=100`)
    expect([...first.content, ...second.content]).toEqual(all.content.slice(0, 10))
    expect(first.totalCount).toBe(all.content.length)
    const moments = all.content.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(moments.every((at) => at > daysAgo(86) && at < daysAgo(8))).toBe(true)
    expect(await ask('listSecurityEvents', { query: `?from=${daysAgo(1)}&to=${daysAgo(9)}` })).toMatchObject({
      code: 'DATE_RANGE_INVALID',
    })
  })

  it.each([4, 40, 41, 42] as const)('BEYOND-09, GAP-168 is refused to an account of type %s', async (type) => {
    await updateAccount(db, seededAccount('ravi88'), (draft) => {
      draft.info.type = type
    })
    expect(await ask('listSecurityEvents')).toMatchObject({ code: 'REAL_ACCOUNT_REQUIRED' })
  })
})
