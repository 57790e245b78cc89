import { describe, expect, it } from 'vitest'
import type { RegisterSettings } from '#src/api/generated/types.ts'
import { validatePlaintext } from '#mock/generated/validators.js'
import { registrationPayload } from './registration-payload.ts'
import { shownRules, waysOf, withOpenWays } from './registration-rules.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

const on = { enabled: true, required: false }
const off = { enabled: false, required: false }
const every = {
  username: on,
  mobileNum: on,
  paymentPassword: on,
  idNumber: on,
  qqNum: on,
  facebook: on,
  wechat: on,
  line: on,
  whatsapp: on,
  zalo: on,
  email: on,
  nickname: on,
  payeeName: on,
  recommenderId: on,
  affiliateCode: on,
  birthDate: on,
} satisfies RegisterSettings
const values: RegistrationValues = {
  ...emptyRegistration,
  way: 'username',
  terms: true,
  ageConfirmed: true,
  username: 'nusrat_jahan',
  password: 'lantern88',
  confirmPassword: 'lantern88',
  captcha: '4071',
}
const circumstances = {
  rules: shownRules(every, { way: 'username', linkCode: undefined }),
  linkCode: undefined,
  dialingCode: '880',
  registerMethod: 'H5',
  host: 'lanternhouse.example',
  phoneToken: undefined,
} as const

describe('the fields of the registration', () => {
  it('REG-04 are those that the gateway enables', () => {
    const shown = (settings: RegisterSettings) => [
      ...shownRules(settings, { way: 'username', linkCode: undefined }).keys(),
    ]
    expect(new Set(shown(every))).toEqual(new Set(Object.keys(every)))
    expect(shown({ username: on, mobileNum: off, zalo: off })).toEqual(['username'])
    expect(shown({ username: on, mobileNum: off, zalo: on, email: on })).toEqual(['username', 'email', 'zalo'])
  })

  it('REG-18 GAP-77 have none for the invitation that a link brought', () =>
    expect(shownRules(every, { way: 'username', linkCode: 'LAMP88' }).has('affiliateCode')).toBe(false))

  it('GAP-74 always have what the account is known by, required', () => {
    const byMobile = shownRules(every, { way: 'mobileNum', linkCode: undefined })
    expect(byMobile.get('mobileNum')?.required).toBe(true)
    expect(byMobile.has('username')).toBe(false)
    expect(circumstances.rules.get('username')?.required).toBe(true)
  })

  it('REG-08 REG-09 give the ways that are enabled', () => {
    expect(waysOf(every)).toEqual(['username', 'mobileNum'])
    expect(waysOf({ username: off, mobileNum: on })).toEqual(['mobileNum'])
    expect(waysOf({ username: on, mobileNum: off })).toEqual(['username'])
  })

  it('GAP-135 give none that the site status says is closed, and all where it says nothing', () => {
    const ways = (register?: { username: boolean; mobile: boolean }) => waysOf(withOpenWays(every, register))
    expect(ways()).toEqual(['username', 'mobileNum'])
    expect(ways({ username: false, mobile: true })).toEqual(['mobileNum'])
    expect(ways({ username: true, mobile: false })).toEqual(['username'])
    expect(ways({ username: false, mobile: false })).toEqual([])
    expect(waysOf(withOpenWays({ username: on, mobileNum: off }, { username: true, mobile: true }))).toEqual([
      'username',
    ])
  })
})

describe('what a registration says', () => {
  it('REG-21 REG-22 REG-24 REG-25 has every field, the empty ones as empty text, as the contract wants it', () => {
    const payload = registrationPayload(values, circumstances)
    expect(validatePlaintext.register({ ...payload, sentAt: '2026-11-21T09:30:00Z', nonce: 'x'.repeat(22) })).toEqual(
      [],
    )
    expect(payload).toEqual({
      type: 0,
      registerMethod: 'H5',
      registerUrl: 'lanternhouse.example',
      domain: 'lanternhouse.example',
      countryDialingCode: '880',
      username: 'nusrat_jahan',
      password: 'lantern88',
      confirmPassword: 'lantern88',
      affiliateCode: '',
      paymentPassword: '',
      recommenderId: '',
      nickname: '',
      payeeName: '',
      email: '',
      mobileNum: '',
      verificationCode: '',
      idNumber: '',
      qqNum: '',
      facebook: '',
      wechat: '',
      line: '',
      whatsapp: '',
      zalo: '',
      captcha: '4071',
      ageAndTermsConfirmed: true,
    })
  })

  it('GAP-77 has the invitation of the link, also where the field is off', () => {
    const rules = shownRules({ username: on, mobileNum: off }, { way: 'username', linkCode: 'LAMP88' })
    expect(registrationPayload(values, { ...circumstances, rules, linkCode: 'LAMP88' }).affiliateCode).toBe('LAMP88')
  })

  it('keeps back what was typed for the other way', () => {
    const typed = { ...values, mobileNum: '01711223344', verificationCode: '730912' }
    const rules = shownRules({ username: on, mobileNum: off }, { way: 'username', linkCode: undefined })
    expect(registrationPayload(typed, { ...circumstances, rules })).toMatchObject({
      mobileNum: '',
      verificationCode: '',
    })
    const byMobile = shownRules(every, { way: 'mobileNum', linkCode: undefined })
    expect(registrationPayload({ ...typed, way: 'mobileNum' }, { ...circumstances, rules: byMobile })).toMatchObject({
      username: '',
      mobileNum: '01711223344',
      verificationCode: '730912',
    })
  })

  it('REG-26 names the service that verified the phone', () => {
    expect(registrationPayload(values, { ...circumstances, phoneToken: 'eyJ0' })).toMatchObject({
      firebaseChannel: 'sms',
      firebaseIdToken: 'eyJ0',
    })
  })

  it('REG-39 has the date of birth where one was given', () =>
    expect(registrationPayload({ ...values, birthDate: '1990-02-28' }, circumstances).birthDate).toBe('1990-02-28'))

  it('REG-38 GAP-86 says so when the age or the terms were not confirmed', () =>
    expect(registrationPayload({ ...values, ageConfirmed: false }, circumstances).ageAndTermsConfirmed).toBe(false))
})
