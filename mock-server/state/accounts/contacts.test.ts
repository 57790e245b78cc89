import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resetRuntime, runtime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const PIN = '482913'
const WRONG_CODE = '000000'
const EMAIL = 'ravi@new.example'
const NUMBER = '01812345679'
const MINUTE_MS = 60_000

const ask = askAs(() => seededAccount('ravi88'))
const askNewcomer = askAs(() => seededAccount('newcomer'))
const lastCode = () => runtime.sms.at(-1)?.code ?? ''

const sendEmail = async (email = EMAIL, asker = ask) => {
  const answer = await asker('sendEmailCode', { body: { email } })
  return { ...answer, sent: lastCode() }
}
const setEmail = (code: string, more: Record<string, unknown> = { paymentPassword: PIN }) =>
  ask('updateMemberEmail', { body: { email: EMAIL, code, ...more } })
const sendSms = async (mobileNum = NUMBER) => {
  await ask('sendRegisterSmsCode', { body: { mobileNum, countryDialingCode: '880', humanVerification: 'passed' } })
  return lastCode()
}
const setMobile = (code: string, more: Record<string, unknown> = { paymentPassword: PIN }) =>
  ask('updateMemberMobile', { body: { number: NUMBER, code, ...more } })

beforeEach(resetRuntime)
afterEach(() => {
  vi.useRealTimers()
})

describe('a new e-mail address', () => {
  it('MONEY-59, BEYOND-07 takes the code that went to it and the payment password; the code is used up', async () => {
    const { sent, value } = await sendEmail()
    expect(Date.parse(value.retryAt) - Date.now()).toBeGreaterThan(50_000)
    expect((await setEmail(sent, {})).code).toBe('PAYMENT_PASSWORD_INCORRECT')
    expect((await setEmail(sent, { paymentPassword: '730914' })).code).toBe('PAYMENT_PASSWORD_INCORRECT')
    expect((await setEmail(WRONG_CODE)).code).toBe('SMS_CODE_INCORRECT')
    expect((await setEmail('12a')).code).toBe('SMS_CODE_FORMAT')
    expect(seededAccount('ravi88').email).not.toBe(EMAIL)
    expect(await setEmail(sent)).toMatchObject({ success: true })
    expect(seededAccount('ravi88').email).toBe(EMAIL)
    expect((await setEmail(sent)).code).toBe('SMS_CODE_INCORRECT')
  })

  it('NAMED-14 comes with a link that has the address and the code in its fragment', async () => {
    const { sent } = await sendEmail('ravi+1@new.example')
    expect(runtime.sms.at(-1)?.link).toBe(`/m/webEmail#email=ravi%2B1%40new.example&code=${sent}`)
  })

  it('MONEY-59 is not taken by a code that went to another address or another member', async () => {
    const { sent } = await sendEmail('somebody@else.example')
    expect((await setEmail(sent)).code).toBe('SMS_CODE_INCORRECT')
    const { sent: ofNewcomer } = await sendEmail(EMAIL, askNewcomer)
    expect((await setEmail(ofNewcomer)).code).toBe('SMS_CODE_INCORRECT')
  })

  it('MONEY-59 takes the code alone of a member without a payment password', async () => {
    const { sent } = await sendEmail(EMAIL, askNewcomer)
    expect(await askNewcomer('updateMemberEmail', { body: { email: EMAIL, code: sent } })).toMatchObject({
      success: true,
    })
  })

  it('MONEY-55, BEYOND-07 five wrong tries spend the code, and it ends after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { sent } = await sendEmail()
    for (let tries = 1; tries < 5; tries += 1) expect((await setEmail(WRONG_CODE)).code).toBe('SMS_CODE_INCORRECT')
    expect((await setEmail(WRONG_CODE)).code).toBe('SMS_CODE_EXPIRED')
    expect((await setEmail(sent)).code).toBe('SMS_CODE_EXPIRED')
    vi.setSystemTime(Date.now() + MINUTE_MS)
    const { sent: next } = await sendEmail()
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    expect((await setEmail(next)).code).toBe('SMS_CODE_EXPIRED')
  })

  it('BEYOND-07 gets no code twice within a minute, nor where it has an owner or is none', async () => {
    await sendEmail()
    expect(await sendEmail('other@new.example')).toMatchObject({
      code: 'EMAIL_TOO_SOON',
      value: { retryAt: expect.any(String) },
    })
    expect((await sendEmail('somebody')).code).toBe('EMAIL_FORMAT')
    expect((await sendEmail(seededAccount('agent01').email)).code).toBe('EMAIL_TAKEN')
  })
})

describe('a new mobile number', () => {
  it('MONEY-59, BEYOND-07 takes the code that went to it and the payment password', async () => {
    const sent = await sendSms()
    expect((await setMobile(sent, {})).code).toBe('PAYMENT_PASSWORD_INCORRECT')
    expect((await setMobile(WRONG_CODE)).code).toBe('SMS_CODE_INCORRECT')
    expect(await setMobile(sent)).toMatchObject({ success: true })
    expect(seededAccount('ravi88').mobileNum).toBe(NUMBER)
    expect((await ask('getMemberInfo')).value.mobileNum).toContain('*')
  })

  it('BEYOND-07 is not taken where it is none, or belongs to another member', async () => {
    const change = (number: string) =>
      ask('updateMemberMobile', { body: { number, code: WRONG_CODE, paymentPassword: PIN } })
    expect((await change('12')).code).toBe('MOBILE_FORMAT')
    expect((await change('00000000000')).code).toBe('MOBILE_INVALID')
    expect((await change(seededAccount('agent01').mobileNum)).code).toBe('MOBILE_TAKEN')
  })

  it('MONEY-55 five wrong tries spend the code', async () => {
    const sent = await sendSms()
    for (let tries = 1; tries < 5; tries += 1) expect((await setMobile(WRONG_CODE)).code).toBe('SMS_CODE_INCORRECT')
    expect((await setMobile(WRONG_CODE)).code).toBe('SMS_CODE_EXPIRED')
    expect((await setMobile(sent)).code).toBe('SMS_CODE_EXPIRED')
  })
})
