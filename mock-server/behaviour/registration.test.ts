import { beforeEach, expect, it } from 'vitest'
import { issuePhoneToken } from '#mock/state/accounts/phone-tokens.ts'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { ask, newCaptcha, registrationOf, tokenOf } from '../../tests/contract/doors-caller.ts'

beforeEach(resetRuntime)

const codesOf = (answers: readonly { code: string | undefined }[]) =>
  answers.map(({ code }) => code).filter((code) => code !== undefined)

type Form = [username: string, mobileNum: string, email: string]
/** A form that is filled in, to be sent. */
async function filledIn(...[username, mobileNum, email]: Form) {
  const { cookie, answer: captcha } = await newCaptcha()
  const body = registrationOf({ username, mobileNum, email, captcha })
  return () => ask('register', { cookie, body })
}

it.each<[code: string, first: Form, second: Form]>([
  ['USERNAME_TAKEN', ['tareq1', '01811111111', 'a@mail.example'], ['Tareq1', '01822222222', 'b@mail.example']],
  ['MOBILE_TAKEN', ['tareq1', '01811111111', 'a@mail.example'], ['tareq2', '01811111111', 'b@mail.example']],
  ['EMAIL_TAKEN', ['tareq1', '01811111111', 'a@mail.example'], ['tareq2', '01822222222', 'a@mail.example']],
])('of two registrations at once one is answered %s', async (code, first, second) => {
  const before = db.accounts.count()
  const forms = [await filledIn(...first), await filledIn(...second)]
  expect(codesOf(await Promise.all(forms.map((send) => send())))).toEqual([code])
  expect(db.accounts.count()).toBe(before + 1)
})

it('ERR-18 a number that is the name of an account opens no second one', async () => {
  const mobileNum = '01833333333'
  expect(codesOf([await (await filledIn(mobileNum, '01811111111', 'a@mail.example'))()])).toEqual([])
  const { cookie, answer: captcha } = await newCaptcha()
  const firebaseIdToken = issuePhoneToken({ channel: 'sms', mobileNum })
  const body = { ...registrationOf({ mobileNum, email: 'b@mail.example', captcha }), firebaseIdToken }
  expect(await ask('registerMobile', { cookie, body })).toMatchObject({ code: 'MOBILE_TAKEN' })
})

it.each([
  ['tlbdemo', '0811111111', true],
  ['bdtdemo', '01811111111', false],
])('REG-21 the payment password of a registration at %s with %s is set: %s', async (merchant, mobileNum, isSet) => {
  const { cookie, answer: captcha } = await newCaptcha()
  const body = registrationOf({ username: 'tareq1', mobileNum, captcha, paymentPassword: '418205' })
  const { token } = (await ask('register', { cookie, body, merchant })).value
  expect((await ask('hasWithdrawalPassword', { token, merchant })).value).toBe(isSet)
})

it('of two accounts that an agent opens at once one is answered USERNAME_TAKEN', async () => {
  const token = await tokenOf('agent01', 'lantern01')
  const body = { username: 'twice', password: 'lantern88', type: 0, rebates: [] }
  const answers = await Promise.all([1, 2].map(() => ask('createDownline', { token, body })))
  expect(codesOf(answers)).toEqual(['USERNAME_TAKEN'])
})
