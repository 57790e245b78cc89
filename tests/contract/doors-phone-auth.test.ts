import { beforeEach, describe, expect, it } from 'vitest'
import { stubPhoneAuth } from '#mock/pages/phone-auth.ts'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import { ask, loginOf, newCaptcha, registrationOf } from './doors-caller.ts'

const NUMBER = '01711223344'
/** Belongs to nobody yet. */
const NEW_NUMBER = '01711224400'
const vouched = async (fields: Record<string, string>, merchant = 'bdtdemo') =>
  ask('login', { body: loginOf({ type: 'firebase', username: '', password: '', ...fields }), merchant })

/** A code of the service, read off what it tells the person at the screen, and its token. */
async function confirmedNumber(mobileNum: string): Promise<string> {
  const told: string[] = []
  runtime.tell = (line) => void told.push(line)
  await stubPhoneAuth.sendCode({ mobileNum })
  runtime.tell = () => undefined
  const code = /(\d+)$/.exec(told[0] ?? '')?.[1] ?? ''
  expect(await stubPhoneAuth.confirmCode(`${code}0`)).toBeUndefined()
  return (await stubPhoneAuth.confirmCode(code)) ?? ''
}

describe('the phone and social service of the mock', () => {
  beforeEach(resetRuntime)

  it.each(['facebook', 'google'] as const)('GAP-79 GAP-157 vouches for a %s account', async (channel) => {
    const token = (await stubPhoneAuth.signIn(channel)) ?? ''
    const answer = await vouched({ firebaseChannel: channel, firebaseIdToken: token })
    expect(answer).toMatchObject({ status: 200, value: { userName: 'ravi88' } })
    const other = channel === 'google' ? 'facebook' : 'google'
    expect(await vouched({ firebaseChannel: other, firebaseIdToken: token })).toMatchObject({
      status: 503,
      code: 'PHONE_AUTH_UNAVAILABLE',
    })
  })

  it('GATEWAY-34 LOGIN-28 vouches for the number that its code went to, and for no other', async () => {
    const token = await confirmedNumber(NUMBER)
    const fields = { firebaseChannel: 'sms', firebaseIdToken: token, countryDialingCode: '880' }
    expect((await vouched({ ...fields, firebaseMobileNo: '01711223366' })).code).toBe('PHONE_AUTH_UNAVAILABLE')
    expect((await vouched({ ...fields, firebaseMobileNo: NUMBER })).status).toBe(200)
  })

  it('REG-26 opens an account by its token, for the number that its code went to and for no other', async () => {
    const token = await confirmedNumber(NEW_NUMBER)
    const { cookie, answer: captcha } = await newCaptcha()
    const vouchedFor = async (mobileNum: string) => {
      const body = registrationOf({ mobileNum, captcha, firebaseChannel: 'sms', firebaseIdToken: token })
      return ask('registerMobile', { body, cookie })
    }
    expect((await vouchedFor('01711223377')).code).toBe('PHONE_AUTH_UNAVAILABLE')
    expect(await vouchedFor(NEW_NUMBER)).toMatchObject({ status: 200, value: { userName: NEW_NUMBER, type: 0 } })
  })

  it('ERR-26 refuses tokens of a service that is not connected', async () => {
    const fields = { firebaseChannel: 'google', firebaseIdToken: 'somebody-else' }
    expect((await vouched(fields)).code).toBe('PHONE_AUTH_UNAVAILABLE')
  })

  it('LOGIN-06 refuses a way that the merchant has off', async () => {
    const token = (await stubPhoneAuth.signIn('facebook')) ?? ''
    const fields = { firebaseChannel: 'facebook', firebaseIdToken: token }
    expect((await vouched(fields, 'inrdemo')).code).toBe('FEATURE_UNAVAILABLE')
  })
})
