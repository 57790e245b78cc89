import { describe, expect, it } from 'vitest'
import { isCaptchaAnswer, isLoginPassword, isUsername } from './account-rules.ts'

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
  ])('LOGIN-17 takes the captcha %j: %s', (answer, taken) => expect(isCaptchaAnswer(answer)).toBe(taken))
})
