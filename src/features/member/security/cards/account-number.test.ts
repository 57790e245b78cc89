// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { isNumberOf } from '#mock/state/money/account-numbers.ts'
import type { AccountKind } from '#src/api/generated/types.ts'
import { isAccountNumber, tidyAccountNumber } from './account-number.ts'

describe('the number of an account that money goes to', () => {
  it.each<[AccountKind, string, boolean]>([
    ['BANK', '1501203948571', true],
    ['BANK', '1501 2039-48571', true],
    ['BANK', '১৫০১২০৩৯৪৮৫৭১', true],
    ['BANK', '12345', false],
    ['BANK', '1'.repeat(20), true],
    ['BANK', '1'.repeat(21), false],
    ['BANK', 'pk36 scbl 0000 0011 2345 6702', true],
    ['BANK', 'ABCDEFGH', false],
    ['BANK', '15012039x48571', false],
    ['MOBILE', '01712345678', true],
    ['MOBILE', '+880 1712-345678', true],
    ['MOBILE', '1501203948571', false],
    ['MOBILE', '017123456784', false],
    ['ROCKET', '01712345678', true],
    ['ROCKET', '017123456784', true],
    ['ROCKET', '0171234567844', false],
    ['ROCKET', '01712345678x', false],
    ['PROMPTPAY', '1101700203451', true],
    ['PROMPTPAY', '110170020345', false],
    ['UPI', 'ravi.das-8@okbank', true],
    ['UPI', ' Ravi.Das @OkBank ', true],
    ['UPI', '९८७६५४३२१०@upi', true],
    ['UPI', '98765432', false],
    ['UPI', 'ravi@', false],
    ['UPI', '@okbank', false],
    ['UPI', 'ravi@das@okbank', false],
    ['UPI', 'ravi@mail.example', false],
    ['CRYPTO', ' TR7NHqjeKQxGTCi8q8ZY 4pL8otSzgjLj6t ', true],
    ['CRYPTO', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
  ])('MONEY-46, GATEWAY-45 of the kind %s takes "%s": %s, on the site and at the stub', async (kind, text, taken) => {
    const number = tidyAccountNumber(text, kind)
    expect(isAccountNumber(number, kind)).toBe(taken)
    expect(await isNumberOf({ bankCode: 'B', bankName: 'B', kind }, number, 'bdtdemo')).toBe(taken)
  })

  it('GATEWAY-45 is sent without what stands between its places, in its usual case', () => {
    expect(tidyAccountNumber(' 1501 2039-48571 ', 'BANK')).toBe('1501203948571')
    expect(tidyAccountNumber('pk36 scbl 0000 0011 2345 6702', 'BANK')).toBe('PK36SCBL0000001123456702')
    expect(tidyAccountNumber('+880 1712 345678', 'MOBILE')).toBe('01712345678')
    expect(tidyAccountNumber(' Ravi.Das-8@OkBank', 'UPI')).toBe('ravi.das-8@okbank')
  })
})
