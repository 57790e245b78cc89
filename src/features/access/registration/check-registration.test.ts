import { describe, expect, it } from 'vitest'
import type { FieldRule } from '#src/api/generated/types.ts'
import { checkRegistration } from './check-registration.ts'
import { emptyRegistration, tidyRegistration, type RegistrationValues, type RuledField } from './registration-values.ts'

const mobile = { dialingCode: '880', digits: 11, pattern: /^01/ }
const optional: FieldRule = { enabled: true, required: false }
const rules = new Map<RuledField, FieldRule>([
  ['username', { enabled: true, required: true, pattern: '^[A-Za-z0-9_]{4,20}$', maxLength: 20 }],
  ['mobileNum', optional],
  ['email', optional],
  ['payeeName', { ...optional, maxLength: 60 }],
  ['nickname', { ...optional, maxLength: 20 }],
  ['birthDate', optional],
  ['idNumber', { ...optional, pattern: '^[0-9]{10,17}$', maxLength: 17 }],
  ['whatsapp', { ...optional, pattern: '^\\+?[0-9]{6,20}$', maxLength: 21 }],
  ['line', { ...optional, pattern: '^[a-z', maxLength: 30 }],
  ['affiliateCode', { ...optional, pattern: '^[A-Za-z0-9]{4,12}$', maxLength: 12 }],
])
const good: RegistrationValues = {
  ...emptyRegistration,
  way: 'username',
  terms: true,
  username: 'nusrat_jahan',
  password: 'lantern88',
  confirmPassword: 'lantern88',
  captcha: '4071',
}

/** The sentences of everything that is wrong, by field; judged as the form does: what was typed, tidied first. */
function faultsOf(typed: Partial<RegistrationValues>, more: { incomplete?: boolean; rules?: typeof rules } = {}) {
  const values = tidyRegistration({ ...good, ...typed }, mobile)
  const faults = checkRegistration(values, {
    rules: more.rules ?? rules,
    mobile,
    minimumAge: 18,
    birthDateIncomplete: more.incomplete ?? false,
    refusalOf: (field, value) =>
      field === 'username' && value === 'ravi88' ? { message: { id: 'test.taken' } } : undefined,
  })
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault ? [[field, String(fault.message.id).replace(/^.*\./, '')]] : [],
    ),
  )
}

const MARKS = '\u200f\u202b'

describe('the rules of the registration', () => {
  it('REG-13 lets optional fields stay empty', () => expect(faultsOf({})).toEqual({}))

  it('REG-05 REG-12 wants the required ones', () => {
    const required = new Map([...rules].map(([field, rule]) => [field, { ...rule, required: true }] as const))
    const faults = faultsOf({ username: '' }, { rules: required })
    expect(Object.keys(faults)).toEqual([...rules.keys()])
    expect(new Set(Object.values(faults))).toEqual(new Set(['missing']))
  })

  it.each<[RuledField, Partial<FieldRule>, string]>([
    ['username', { pattern: '^[a-z]{4,20}$' }, 'NUSRAT88'],
    ['username', { maxLength: 6 }, 'nusrat88'],
    ['mobileNum', { pattern: '^017' }, '01811223344'],
    ['email', { pattern: '@example\\.com$' }, 'a@b.com'],
    ['email', { maxLength: 10 }, 'nusrat@example.com'],
  ])('REG-12 holds %s to the rule of the merchant, which may be stricter: %j', (field, rule, value) => {
    const faults = faultsOf({ [field]: value }, { rules: new Map([...rules, [field, { ...optional, ...rule }]]) })
    expect(Object.keys(faults)).toEqual([field])
    expect(faultsOf({ [field]: value })).toEqual({})
  })

  it('REG-12 judges no field that is not shown', () =>
    expect(faultsOf({ email: 'nonsense' }, { rules: new Map([...rules].slice(0, 1)) })).toEqual({}))

  // Nothing is cut or dropped: whatever cannot be read as it was meant is told at its field.
  it.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
    ['spaces around a name', { username: '  nusrat_jahan \n' }, {}],
    ['right-to-left marks around a name', { username: `${MARKS}nusrat_jahan${MARKS}` }, {}],
    ['a name in full-width letters', { username: 'ｎｕｓｒａｔ８８' }, {}],
    ['a name in Bengali', { username: 'নুসরাত' }, { username: 'usernameFormat' }],
    ['a name with an emoji', { username: 'nusrat🙂' }, { username: 'usernameFormat' }],
    ['a name that is too long', { username: 'n'.repeat(300) }, { username: 'usernameFormat' }],
    ['a name that is taken', { username: 'ravi88' }, { username: 'taken' }],
    ['a number in Bengali digits', { mobileNum: '০১৭১১২২৩৩৪৪' }, {}],
    ['a number in full-width digits', { mobileNum: '０１７１１２２３３４４' }, {}],
    ['a number in groups with its country', { mobileNum: '+880 1711-223344' }, {}],
    ['a number that is too short', { mobileNum: '0171122' }, { mobileNum: 'mobileDigits' }],
    ['a number of another country', { mobileNum: '09171234567' }, { mobileNum: 'mobileDigits' }],
    ['a number with an emoji', { mobileNum: '01711🙂23344' }, { mobileNum: 'mobileDigits' }],
    ['an address with spaces around', { email: ' nusrat@example.com ' }, {}],
    ['an address without a domain', { email: 'nusrat@' }, { email: 'emailFormat' }],
    ['an address of 254 characters', { email: `${'n'.repeat(242)}@example.com` }, {}],
    ['an address of 255 characters', { email: `${'n'.repeat(243)}@example.com` }, { email: 'emailTooLong' }],
    ['a name of 60 Bengali letters', { payeeName: 'ন'.repeat(60) }, {}],
    ['a name of 61', { payeeName: 'n'.repeat(61) }, { payeeName: 'tooLong' }],
    ['a name with markup', { payeeName: '<b>Nusrat</b>' }, { payeeName: 'nameFormat' }],
    ['a nickname of emoji', { nickname: '🙂🙂' }, {}],
    ['a nickname with markup', { nickname: '<b>Nusrat</b>' }, { nickname: 'nameFormat' }],
    ['an ID in Bengali digits and groups', { idNumber: '১২৩৪ ৫৬৭৮ ৯০' }, {}],
    ['an ID that is too short', { idNumber: '12345' }, { idNumber: 'pattern' }],
    ['a WhatsApp number in Devanagari digits', { whatsapp: '+९१ ९८११२ २३३४४' }, {}],
    ['anything where the pattern does not compile', { line: 'নুসরাত 🙂' }, {}],
    ['more than fits where the pattern does not compile', { line: 'n'.repeat(31) }, { line: 'tooLong' }],
    ['an invitation in full-width letters', { affiliateCode: 'ＬＡＭＰ８８' }, {}],
    ['an invitation that cannot be one', { affiliateCode: 'গল্প' }, { affiliateCode: 'pattern' }],
    ['an answer to the captcha in Bengali digits', { captcha: '৪০৭১' }, {}],
    ['no answer to the captcha', { captcha: ` ${MARKS}` }, { captcha: 'captchaEmpty' }],
    ['an answer to an equation', { captcha: '3+4=?' }, {}],
    ['an answer of one character', { captcha: 'a' }, {}],
    ['an answer of 16 characters', { captcha: 'a'.repeat(16) }, {}],
    ['an answer of 17', { captcha: 'a'.repeat(17) }, { captcha: 'captchaEmpty' }],
  ])(
    'REG-12 REG-35 REG-37 REG-40 GAP-03 CONST-33 ERR-03 ERR-12 ERR-14 ERR-15 ERR-16 ERR-57 reads %s',
    (_what, typed, wrong) => {
      const faults = faultsOf(typed)
      expect(Object.keys(faults)).toEqual(Object.keys(wrong))
      for (const [field, words] of Object.entries(wrong)) expect(faults[field]).toMatch(words)
    },
  )

  it.each<[string, Partial<RegistrationValues>, Record<string, string>]>([
    ['REG-15 ERR-10 an empty confirmation', { confirmPassword: '' }, { confirmPassword: 'confirmEmpty' }],
    [
      'REG-16 ERR-11 one that differs',
      { confirmPassword: 'lantern89' },
      { confirmPassword: 'passwordConfirmMismatch' },
    ],
    ['one that differs by a space', { confirmPassword: 'lantern88 ' }, { confirmPassword: 'passwordConfirmMismatch' }],
    ['no password', { password: '', confirmPassword: '' }, { password: 'missing', confirmPassword: 'confirmEmpty' }],
    ['ERR-13 a password without a digit', pair('lanternhouse'), { password: 'rule' }],
    ['ERR-13 one that is too long', pair('lantern8'.repeat(3)), { password: 'rule' }],
    ['one with spaces around, kept to the letter', pair(' lantern8 '), {}],
    ['one with an emoji', pair('lantern88🙂'), {}],
  ])('REG-15 REG-16 ERR-10 ERR-11 ERR-13 judges passwords: %s', (_what, typed, wrong) => {
    expect(faultsOf(typed)).toEqual(wrong)
  })

  it.each([
    ['', undefined],
    ['1990-02-28', undefined],
    ['2990-01-01', 'birthDateInvalid'],
    ['1890-01-01', 'birthDateInvalid'],
    ['2023-01-01', 'tooYoung'],
    ['2001-02-29', 'birthDateInvalid'],
    ['gestern', 'birthDateInvalid'],
  ])('REG-39 ERR-23 judges the date of birth %j', (birthDate, wrong) => {
    expect(faultsOf({ birthDate })['birthDate']).toBe(wrong)
  })

  it('REG-39 takes half a date for none that is right', () =>
    expect(faultsOf({}, { incomplete: true })['birthDate']).toBe('birthDateInvalid'))

  it('ERR-05 wants the code by SMS for a mobile number alone', () => {
    const mobileRules = new Map<RuledField, FieldRule>([['mobileNum', { enabled: true, required: true }]])
    const judge = (verificationCode: string) =>
      faultsOf({ way: 'mobileNum', mobileNum: '01711223344', verificationCode }, { rules: mobileRules })
    expect(judge('')).toEqual({ verificationCode: 'missing' })
    expect(judge('12')).toEqual({ verificationCode: 'smsCodeFormat' })
    expect(judge('৭৩০৯১২')).toEqual({})
  })
})

function pair(password: string) {
  return { password, confirmPassword: password }
}
