// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isAccountNumber, numberKindOf, tidyAccountNumber } from './account-number.ts'

const isRight = (text: string, bankCode: string) => {
  const kind = numberKindOf(bankCode)
  return isAccountNumber(tidyAccountNumber(text, kind), kind)
}

describe('the number of an account that money goes to', () => {
  it.each([
    ['PADMA', '1501203948571', true],
    ['PADMA', '1501 2039-48571', true],
    ['PADMA', '১৫০১২০৩৯৪৮৫৭১', true],
    ['PADMA', '12345', false],
    ['PADMA', '1'.repeat(34), true],
    ['PADMA', '1'.repeat(35), false],
    ['PADMA', 'pk36 scbl 0000 0011 2345 6702', true],
    ['PADMA', 'ABCDEFGH', false],
    ['PADMA', '15012039x48571', false],
    ['BKASH', '01712345678', true],
    ['BKASH', '+880 1712-345678', true],
    ['NAGAD', '1501203948571', false],
    ['ROCKET', '01712345678', true],
    ['ROCKET', '017123456784', true],
    ['ROCKET', '0171234567844', false],
    ['ROCKET', '01712345678x', false],
    ['PROMPTPAY', '1101700203451', true],
    ['PROMPTPAY', '110170020345', false],
    ['UPI', '98765432', true],
    ['UPI', '9876543', false],
    ['UPI', 'ravi@bank', false],
  ])('GATEWAY-45 at %s takes "%s": %s', (bankCode, text, taken) => expect(isRight(text, bankCode)).toBe(taken))

  it('GATEWAY-45 is sent without what stands between its digits', () => {
    expect(tidyAccountNumber(' 1501 2039-48571 ', 'account')).toBe('1501203948571')
    expect(tidyAccountNumber('pk36 scbl 0000 0011 2345 6702', 'account')).toBe('PK36SCBL0000001123456702')
    expect(tidyAccountNumber('+880 1712 345678', 'mobile')).toBe('01712345678')
  })
})
