import { describe, expect, it } from 'vitest'
import { merchants } from '#src/core/merchant/merchants.ts'
import {
  birthDateFault,
  EMAIL_MAX_LENGTH,
  emailFault,
  isCaptchaAnswer,
  isLoginPassword,
  isMobileNumber,
  isNewPassword,
  isSmsCode,
  isUsername,
  MOBILE_LENGTH,
} from './account-rules.ts'

describe('the rules for accounts', () => {
  it.each([
    ['abc', false],
    ['abcd', true],
    ['Ravi_88', true],
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    ['ravi 88', false],
    ['ravi-88', false],
    ['রবি৮৮', false],
    ['ravi88\n', false],
  ])('LOGIN-12 GAP-72 takes the name %j: %s', (name, taken) => expect(isUsername(name)).toBe(taken))

  it.each([
    ['12345', false],
    ['123456', true],
    [' কখগঘ ', true],
    ['x'.repeat(20), true],
    ['x'.repeat(21), false],
  ])('LOGIN-13 GAP-72 takes the password %j: %s', (password, taken) => expect(isLoginPassword(password)).toBe(taken))

  it.each([
    ['', false],
    ['7', true],
    ['730912', true],
    ['7309123', false],
    ['73o9', false],
    ['৭৩০৯', false],
  ])('LOGIN-17 GAP-03 CONST-33 takes the captcha %j: %s', (answer, taken) =>
    expect(isCaptchaAnswer(answer)).toBe(taken),
  )

  it.each([
    ['abc1234', false],
    ['abcd1234', true],
    ['12345678', false],
    ['abcdefgh', false],
    [`a1${'x'.repeat(18)}`, true],
    [`a1${'x'.repeat(19)}`, false],
  ])('PSW-13 GAP-72 takes the new password %j: %s', (password, taken) => expect(isNewPassword(password)).toBe(taken))

  it.each([
    ['123', false],
    ['1234', true],
    ['1234567890', true],
    ['12345678901', false],
    ['12a4', false],
  ])('LOGIN-16 LOGIN-20 CONST-33 takes the code %j: %s', (code, taken) => expect(isSmsCode(code)).toBe(taken))

  it.each([
    ['bdtdemo', '01711223344', true],
    ['bdtdemo', '1711223344', false],
    ['bdtdemo', '02711223344', false],
    ['bdtdemo', '017112233445', false],
    ['inrdemo', '9811223344', true],
    ['inrdemo', '0811223344', false],
    ['tlbdemo', '0811223344', true],
    ['tlbdemo', '08112x3344', false],
  ])('LOGIN-14 REG-37 GAP-73 takes at %s the number %s: %s', (code, number, taken) => {
    const merchant = merchants.find((one) => one.code === code)
    expect(merchant && isMobileNumber(number, merchant.mobile)).toBe(taken)
  })

  it.each([
    ['09171234567', true],
    ['0917123456', false],
    ['08171234567', false],
  ])('REG-36 takes of a locale with 11 digits from 09 the number %s: %s', (number, taken) => {
    expect(isMobileNumber(number, { dialingCode: '63', digits: 11, pattern: /^09/ })).toBe(taken)
  })

  it.each([
    ['12345', false],
    ['123456', true],
    ['09171234567', true],
    ['1'.repeat(20), true],
    ['1'.repeat(21), false],
    ['12345x', false],
  ])('GAP-72 GAP-73 takes of a region that says nothing the number %s: %s', (number, taken) => {
    expect(isMobileNumber(number, { dialingCode: '63' })).toBe(taken)
  })

  it('LOGIN-18 no country asks for more digits than the input takes', () => {
    for (const { mobile } of merchants) expect(mobile.digits).toBeLessThanOrEqual(MOBILE_LENGTH.max)
  })

  it.each([
    ['ravi@mail.example', undefined],
    ['ravi@mail', 'EMAIL_FORMAT'],
    ['ravi mail@mail.example', 'EMAIL_FORMAT'],
    ['@mail.example', 'EMAIL_FORMAT'],
    ['ravi@mail.example more', 'EMAIL_FORMAT'],
    ['ravi@mail.dhaka.example', undefined],
    [`${'a'.repeat(EMAIL_MAX_LENGTH - 13)}@mail.example`, undefined],
    [`${'a'.repeat(EMAIL_MAX_LENGTH - 12)}@mail.example`, 'EMAIL_TOO_LONG'],
  ])('REG-40 judges the address %j: %s', (email, fault) => expect(emailFault(email)).toBe(fault))

  it.each([
    ['2008-11-23', undefined],
    ['2008-11-24', 'too-young'],
    ['2026-11-23', 'too-young'],
    ['2026-11-24', 'no-day'],
    ['1890-01-01', 'no-day'],
    ['2001-02-29', 'no-day'],
    ['2000-01-01x', 'no-day'],
    ['x2000-01-01', 'no-day'],
    ['', 'no-day'],
  ])('REG-39 ERR-23 judges the day of birth %j for eighteen years: %s', (day, fault) =>
    expect(birthDateFault(day, 18, Date.UTC(2026, 10, 23))).toBe(fault),
  )
})
