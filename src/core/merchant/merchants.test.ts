import { describe, expect, it } from 'vitest'
import { merchantForRegion, merchants } from './merchants.ts'

const record = (code: string) => merchants.find((merchant) => merchant.code === code)

describe('the configured records', () => {
  it.each([
    ['BOOT-30', 'tlbdemo', 'TLB', ['EN', 'TY']],
    ['BOOT-31', 'bdtdemo', 'BDT', ['EN', 'BN']],
    ['BOOT-32', 'inrdemo', 'INR', ['EN', 'HI']],
  ])('BOOT-30, BOOT-31, BOOT-32 %s: %s has %s and its languages', (_row, code, currency, languages) => {
    expect(record(code)).toMatchObject({ currency, languages: expect.arrayContaining(languages) })
    expect(record(code)?.languages[0], 'the default').toBe('EN')
  })
  it.each([
    ['bdtdemo', '880'],
    ['inrdemo', '91'],
  ])('GAP-147 %s has the dialling code %s', (code, dialingCode) => {
    expect(record(code)?.mobile.dialingCode).toBe(dialingCode)
  })
  it('BOOT-46, GAP-50 the default merchant is the one of BDT', () => {
    expect(merchants[0].code).toBe('bdtdemo')
  })
  it('BOOT-29 every record has a merchant code, a region and its domains', () => {
    for (const merchant of merchants) {
      expect(merchant).toMatchObject({
        code: expect.stringMatching(/^[a-z]+$/),
        country: expect.stringMatching(/^[A-Z]{2}$/),
        domains: expect.any(Array),
      })
    }
  })
})

describe('the merchant of a region', () => {
  it('BOOT-39 is found by the country, else by the currency', () => {
    expect(merchantForRegion({ country: 'IN', currency: 'BDT' }).code).toBe('inrdemo')
    expect(merchantForRegion({ country: 'XX', currency: 'TLB' }).code).toBe('tlbdemo')
  })
  it('BOOT-40 falls back to the default one', () => {
    expect(merchantForRegion({ country: 'PK', currency: 'PKR' }).code).toBe('bdtdemo')
  })
})
