import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClockAhead } from '#mock/lib/clock.ts'
import { resetRuntime, runtime } from '#mock/state/runtime.ts'
import { ask, login, loginOf, newCaptcha, encryptLogin, tokenOf } from './doors-caller.ts'

const MINUTE_MS = 60_000
/** A client that encrypts knows the gateway's clock to about a second. */
const CLOCK_MS = 1000
const NOW = new Date('2026-11-21T06:00:00Z')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await resetRuntime()
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms)
}

describe('the encrypted payload', () => {
  const credentials = { username: 'ravi88', password: 'lantern88' }

  it('GAP-82 signs in when it holds', async () => {
    const { status, value } = await ask('login', await encryptLogin(credentials))
    expect(status).toBe(200)
    expect(value).toMatchObject({ userName: 'ravi88', type: 0, firstTimeLogin: false })
  })

  it('GAP-82 is refused when it comes a second time', async () => {
    const encrypted = await encryptLogin(credentials)
    expect((await ask('login', encrypted)).status).toBe(200)
    expect(await ask('login', encrypted)).toMatchObject({ status: 400, code: 'PAYLOAD_REJECTED' })
  })

  it('GAP-82 is refused when it is more than two minutes off, either way', async () => {
    const encrypted = await encryptLogin(credentials)
    later(2 * MINUTE_MS + CLOCK_MS)
    expect((await ask('login', encrypted)).code).toBe('PAYLOAD_REJECTED')
    const fromTheFuture = await encryptLogin(credentials)
    later(-2 * MINUTE_MS - CLOCK_MS)
    expect((await ask('login', fromTheFuture)).code).toBe('PAYLOAD_REJECTED')
    const justInTime = await encryptLogin(credentials)
    later(2 * MINUTE_MS)
    expect((await ask('login', justInTime)).status).toBe(200)
  })

  it.each(['iv', 'ciphertext', 'tag', 'protected'] as const)('GAP-82 is refused with another %s', async (part) => {
    const encrypted = await encryptLogin(credentials)
    const other = await encryptLogin(credentials)
    const body = { ...encrypted.body, [part]: part === 'protected' ? flipped(encrypted.body[part]) : other.body[part] }
    expect((await ask('login', { ...encrypted, body })).code).toBe('PAYLOAD_REJECTED')
  })

  it('GAP-82 is refused under another key, key id or call', async () => {
    const encrypted = await encryptLogin(credentials)
    const { headers } = await encryptLogin(credentials)
    expect((await ask('login', { ...encrypted, headers })).code).toBe('PAYLOAD_REJECTED')
    const retired = encrypted.headers['X-Encryption-Key']?.replace(/^[^.]+/, 'retired')
    expect((await ask('login', { ...encrypted, headers: { 'X-Encryption-Key': retired ?? '' } })).code).toBe(
      'PAYLOAD_REJECTED',
    )
    expect((await ask('register', encrypted)).code).toBe('PAYLOAD_REJECTED')
    expect((await ask('login', { ...encrypted, merchant: 'inrdemo' })).code).toBe('PAYLOAD_REJECTED')
    expect((await ask('login', encrypted)).status).toBe(200)
  })

  it('GAP-82 is refused when its header names another algorithm', async () => {
    const encrypted = await encryptLogin(credentials)
    const header: object = JSON.parse(Buffer.from(encrypted.body['protected'] ?? '', 'base64url').toString())
    const renamed = Buffer.from(JSON.stringify({ ...header, enc: 'A128GCM' })).toString('base64url')
    expect((await ask('login', { ...encrypted, body: { ...encrypted.body, protected: renamed } })).code).toBe(
      'PAYLOAD_REJECTED',
    )
  })

  it('GAP-82 names the fields when what it holds breaks the contract', async () => {
    const answer = await ask('login', { body: loginOf({ ...credentials, type: 'guess' }) })
    expect(answer.code).toBe('REQUEST_INVALID')
  })
})

describe('signing in', () => {
  it('ERR-01 asks for a captcha at the third failure and takes it at the next try', async () => {
    expect((await login('ravi88', 'wrong-1')).code).toBe('CREDENTIALS_INVALID')
    expect((await login('ravi88', 'wrong-2')).code).toBe('CREDENTIALS_INVALID')
    expect(await login('ravi88', 'wrong-3')).toMatchObject({
      status: 401,
      code: 'CAPTCHA_REQUIRED',
      value: { captcha: true },
    })
    expect((await login('ravi88', 'lantern88')).code).toBe('CAPTCHA_EMPTY')
    const { cookie, answer } = await newCaptcha()
    expect((await login('ravi88', 'lantern88', { captcha: answer, cookie })).status).toBe(200)
    expect((await login('ravi88', 'lantern88')).status).toBe(200)
  })

  it('GAP-03 issues captchas of four digits, which every form takes', async () => {
    for (let picture = 0; picture < 20; picture += 1) expect((await newCaptcha()).answer).toMatch(/^\d{4}$/)
  })

  it('ERR-02 refuses a wrong, a used and an old captcha', async () => {
    for (const guess of ['wrong-1', 'wrong-2', 'wrong-3']) await login('ravi88', guess)
    const first = await newCaptcha()
    const wrong = first.answer === '0000' ? '1111' : '0000'
    expect((await login('ravi88', 'lantern88', { captcha: wrong, cookie: first.cookie })).code).toBe(
      'CAPTCHA_INCORRECT',
    )
    expect((await login('ravi88', 'lantern88', { captcha: first.answer, cookie: first.cookie })).code).toBe(
      'CAPTCHA_INCORRECT',
    )
    const second = await newCaptcha()
    later(5 * MINUTE_MS)
    expect((await login('ravi88', 'lantern88', { captcha: second.answer, cookie: second.cookie })).code).toBe(
      'CAPTCHA_INCORRECT',
    )
  })

  it('GAP-81 takes the right answer to a captcha once', async () => {
    const failThrice = async () => {
      for (const guess of ['wrong-1', 'wrong-2', 'wrong-3']) await login('ravi88', guess)
    }
    const { cookie, answer } = await newCaptcha()
    await failThrice()
    expect((await login('ravi88', 'lantern88', { captcha: answer, cookie })).status).toBe(200)
    await failThrice()
    expect((await login('ravi88', 'lantern88', { captcha: answer, cookie })).code).toBe('CAPTCHA_INCORRECT')
  })

  it('LOGIN_LOCKED stops guessing at the tenth failure and ends by itself', async () => {
    for (let i = 0; i < 9; i += 1) expect((await login('ravi88', `wrong-${i}`)).code).not.toBe('LOGIN_LOCKED')
    expect(await login('ravi88', 'wrong-10')).toMatchObject({ status: 429, code: 'LOGIN_LOCKED' })
    expect((await login('ravi88', 'lantern88')).code).toBe('LOGIN_LOCKED')
    later(15 * MINUTE_MS)
    expect((await login('ravi88', 'lantern88')).status).toBe(200)
  })

  it('GAP-162 answers unknown and disabled accounts like a wrong password', async () => {
    expect(await login('nobody_here', 'lantern88')).toMatchObject({ status: 401, code: 'CREDENTIALS_INVALID' })
    expect(await login('closed1', 'lantern88')).toMatchObject({ status: 401, code: 'CREDENTIALS_INVALID' })
  })

  it('ERR-21 refuses the staff of the operator', async () => {
    expect(await login('operator1', 'lantern88')).toMatchObject({ status: 403, code: 'NOT_A_MEMBER' })
  })

  it('ERR-12 and ERR-13 refuse what breaks the rules of a name and a password', async () => {
    expect((await login('a b', 'lantern88')).code).toBe('USERNAME_FORMAT')
    expect((await login('ravi88', '12345')).code).toBe('PASSWORD_FORMAT')
  })

  it('LOGIN-31 tells a first-time member and an agent', async () => {
    expect((await login('newcomer', 'welcome1')).value).toMatchObject({ type: 0, firstTimeLogin: true })
    expect((await login('agent01', 'lantern01')).value).toMatchObject({ type: 1, firstTimeLogin: false })
  })

  it('GAP-156 signs in by the code that came by SMS, once', async () => {
    const body = { mobileNo: '01711223344', countryDialingCode: '880', humanVerification: 'passed' }
    const { value } = await ask('sendLoginSmsCode', { body })
    expect(value.expirationTime).toBe(Date.now() + 2 * MINUTE_MS)
    expect((await ask('sendLoginSmsCode', { body })).code).toBe('SMS_TOO_SOON')
    const code = runtime.sms.at(-1)?.code ?? ''
    const sms = { type: 'sms', username: body.mobileNo, countryDialingCode: '880' }
    const signIn = async (password: string) => ask('login', { body: loginOf({ ...sms, password }) })
    expect((await signIn('000000')).code).toBe('SMS_CODE_INCORRECT')
    expect((await signIn('12a')).code).toBe('SMS_CODE_FORMAT')
    expect((await signIn(code)).value).toMatchObject({ userName: 'ravi88' })
    expect((await signIn(code)).code).toBe('SMS_CODE_INCORRECT')
  })

  it('ERR-06 tells an expired SMS code from a wrong one', async () => {
    const body = { mobileNo: '01711223344', countryDialingCode: '880', humanVerification: 'passed' }
    await ask('sendLoginSmsCode', { body })
    const password = runtime.sms.at(-1)?.code ?? ''
    later(2 * MINUTE_MS)
    const encrypted = await encryptLogin({ type: 'sms', username: body.mobileNo, countryDialingCode: '880', password })
    expect(await ask('login', encrypted)).toMatchObject({ status: 410, code: 'SMS_CODE_EXPIRED' })
  })
})

describe('a session', () => {
  it('ERR-32 and ERR-33 tell a missing session from an ended one', async () => {
    expect(await ask('getMemberInfo')).toMatchObject({ status: 401, code: 'SESSION_MISSING' })
    expect(await ask('getMemberInfo', { token: 'not-a-session-of-ours' })).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED',
    })
  })

  it('SESSION-13 ends at logout', async () => {
    const token = await tokenOf()
    expect((await ask('getMemberInfo', { token })).value).toMatchObject({ account: 'ravi88', nickname: 'Ravi_88' })
    expect((await ask('logout', { token })).value).toBeNull()
    expect((await ask('getMemberInfo', { token })).code).toBe('SESSION_ENDED')
  })

  it('GAP-149 goes on after the password was changed, and the first login is over', async () => {
    const token = await tokenOf('newcomer', 'welcome1')
    const headers = { 'X-Api-Version': '2' }
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      ask('changePassword', { token, headers, body: { oldPassword, newPassword, confirmNewPassword } })
    expect((await change('guess-99', 'Meghna-2027')).code).toBe('CREDENTIALS_INVALID')
    expect((await change('welcome1', 'welcome1')).code).toBe('NEW_PASSWORD_SAME')
    expect((await change('welcome1', 'short')).code).toBe('PASSWORD_FORMAT')
    expect((await change('welcome1', 'Meghna-2027', 'Meghna-2028')).code).toBe('NEW_PASSWORD_CONFIRM_MISMATCH')
    expect((await change('welcome1', 'Meghna-2027')).status).toBe(200)
    expect((await ask('getMemberInfo', { token })).status).toBe(200)
    expect((await login('newcomer', 'welcome1')).code).toBe('CREDENTIALS_INVALID')
    expect((await login('newcomer', 'Meghna-2027')).value.firstTimeLogin).toBe(false)
  })

  it.each(['nobody_here', 'closed1'])(
    'FORGET-06 GAP-162 answers a reset for %s like one for a member whose code is wrong',
    async (username) => {
      const answersTo = async (name: string) => {
        const mail = await ask('sendPasswordEmail', { body: { username: name, email: 'ravi88@mail.example' } })
        const { cookie, answer } = await newCaptcha()
        const proof = { username: name, email: 'ravi88@mail.example', verificationCode: '000001', captcha: answer }
        const checked = await ask('verifyForPasswordReset', { body: proof, cookie })
        return [mail, checked].map(({ status, code }) => [status, code])
      }
      expect(await answersTo(username)).toEqual(await answersTo('ravi88'))
    },
  )

  it('GAP-162 a right code for an unknown or a disabled account proves nothing', async () => {
    const prove = async (username: string, mobileNum: string) => {
      const number = { countryDialingCode: '880', mobileNum }
      await ask('sendLoginSmsCode', { body: { ...number, humanVerification: 'passed' } })
      const verificationCode = runtime.sms.at(-1)?.code ?? ''
      const { cookie, answer } = await newCaptcha()
      const body = { username, ...number, verificationCode, captcha: answer }
      const { status, code } = await ask('verifyForPasswordReset', { body, cookie })
      return [status, code]
    }
    expect(await prove('nobody_here', '01711223344')).toEqual([422, 'CREDENTIALS_INVALID'])
    expect(await prove('closed1', '01711223377')).toEqual([422, 'CREDENTIALS_INVALID'])
  })

  it('GAP-158 a code by e-mail proves an account once, and five wrong ones spend it', async () => {
    const email = 'ravi88@mail.example'
    const prove = async (verificationCode: string) => {
      const { cookie, answer } = await newCaptcha()
      const body = { username: 'ravi88', email, verificationCode, captcha: answer }
      return (await ask('verifyForPasswordReset', { body, cookie })).code
    }
    await ask('sendPasswordEmail', { body: { username: 'ravi88', email } })
    const code = runtime.sms.at(-1)?.code ?? ''
    expect([await prove(code), await prove(code)]).toEqual([undefined, 'SMS_CODE_INCORRECT'])
    setClockAhead(61_000)
    await ask('sendPasswordEmail', { body: { username: 'ravi88', email } })
    for (let tries = 1; tries < 5; tries += 1) expect(await prove('000001')).toBe('SMS_CODE_INCORRECT')
    expect(await prove('000001')).toBe('SMS_CODE_EXPIRED')
    expect(await prove(runtime.sms.at(-1)?.code ?? '')).toBe('SMS_CODE_EXPIRED')
  })

  it('GAP-158 a proof allows a new password for ten minutes', async () => {
    const email = 'ravi88@mail.example'
    const prove = async () => {
      await ask('sendPasswordEmail', { body: { username: 'ravi88', email } })
      const { cookie, answer } = await newCaptcha()
      const verificationCode = runtime.sms.at(-1)?.code ?? ''
      const body = { username: 'ravi88', email, verificationCode, captcha: answer }
      return (await ask('verifyForPasswordReset', { body, cookie })).value.ticket
    }
    const reset = async (ticket: string) =>
      (await ask('resetPassword', { body: { ticket, newPassword: 'Padma-2030', confirmNewPassword: 'Padma-2030' } }))
        .code
    const first = await prove()
    later(10 * MINUTE_MS - 1_000)
    expect(await reset(first)).toBeUndefined()
    const second = await prove()
    later(10 * MINUTE_MS)
    expect(await reset(second)).toBe('RESET_TICKET_INVALID')
  })

  it('GAP-158 ends everywhere when a forgotten password was set anew, once', async () => {
    const token = await tokenOf()
    await ask('sendPasswordEmail', { body: { username: 'ravi88', email: 'ravi88@mail.example' } })
    const { cookie, answer } = await newCaptcha()
    const verificationCode = runtime.sms.at(-1)?.code ?? ''
    const proof = { username: 'ravi88', email: 'ravi88@mail.example', verificationCode, captcha: answer }
    const { value } = await ask('verifyForPasswordReset', { body: proof, cookie })
    const body = { ticket: value.ticket, newPassword: 'Padma-2030', confirmNewPassword: 'Padma-2030' }
    const twice = await Promise.all([1, 2].map(() => ask('resetPassword', { body })))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 410])
    expect((await ask('resetPassword', { body })).code).toBe('RESET_TICKET_INVALID')
    expect((await ask('getMemberInfo', { token })).code).toBe('SESSION_ENDED')
    expect((await login('ravi88', 'Padma-2030')).status).toBe(200)
  })
})

/** The same text with one character changed in its middle. */
function flipped(text = ''): string {
  const middle = Math.floor(text.length / 2)
  return `${text.slice(0, middle)}${text[middle] === 'A' ? 'B' : 'A'}${text.slice(middle + 1)}`
}
