import { beforeEach, describe, expect, it } from 'vitest'
import type { MerchantCode } from '#mock/data/accounts.ts'
import { resetRuntime } from '../runtime.ts'
import { askAs } from '../../../tests/support/ask-stub.ts'
import { seededAccount } from '../../../tests/support/seeded-account.ts'

const memberOf = (merchant: MerchantCode) => seededAccount('ravi88', merchant)

/** Binds an account, and gives the code that refuses it or how it is shown from then on. */
async function bind(merchant: MerchantCode, bankCode: string, cardNumber: string): Promise<string> {
  const ask = askAs(() => memberOf(merchant))
  const body = { bankCode, cardNumber, payeeName: 'Ravi Das', paymentPassword: '482913' }
  const { code } = await ask('addBankCard', { body })
  return code ?? (await ask('listBankCards')).value.cards.at(-1)?.maskedNumber ?? ''
}

beforeEach(resetRuntime)

describe('the number of an account that is bound', () => {
  it.each<[MerchantCode, string, string, string]>([
    ['bdtdemo', 'PADMA', '1501203948571', '**** **** **** 8571'],
    ['bdtdemo', 'BKASH', '01712345678', '**** **** **** 5678'],
    ['bdtdemo', 'ROCKET', '017123456784', '**** **** **** 6784'],
    ['bdtdemo', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '**** **** **** Lj6t'],
    ['tlbdemo', 'PROMPTPAY', '1101700203451', '**** **** **** 3451'],
    ['inrdemo', 'UPI', 'ravi.das@okbank', '*****as@okbank'],
  ])('MONEY-46, MONEY-49 at %s %s takes %s and shows %s', async (merchant, bankCode, number, shown) => {
    expect(await bind(merchant, bankCode, number)).toBe(shown)
  })

  it.each<[MerchantCode, string, string]>([
    ['bdtdemo', 'PADMA', '12345'],
    ['bdtdemo', 'BKASH', '1501203948571'],
    ['bdtdemo', 'USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    ['tlbdemo', 'PROMPTPAY', '110170020345'],
    ['inrdemo', 'UPI', '98765432'],
  ])('MONEY-46, BEYOND-11 at %s %s refuses %s', async (merchant, bankCode, number) => {
    expect(await bind(merchant, bankCode, number)).toBe('NUMBER_FORMAT')
  })
})
