import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { merchants } from './merchants.ts'
import { paymentPage } from './payment-hosts.ts'

describe('the page of a payment', () => {
  it.each([
    'https://padmapay.example/checkout/1',
    'https://pay.padmapay.example/checkout/1',
    'https://eu.pay.padmapay.example',
    'https://PAY.PadmaPay.example/',
    'https://pay.padmapay.example:443/',
  ])('MONEY-33 may be %s', (address) => {
    expect(paymentPage(address, 'bdtdemo')?.href).toBe(new URL(address).href)
  })

  it.each([
    'http://pay.padmapay.example/checkout/1',
    'https://evilpadmapay.example/',
    'https://padmapay.example.evil.example/',
    'https://evil.example/?to=https://pay.padmapay.example/',
    'https://evil.example/.padmapay.example',
    'https://evil.example#.padmapay.example',
    'https://pay.padmapay.example@evil.example/',
    'https://user:word@pay.padmapay.example/',
    'https://pay.padmapay.example:8443/',
    'https://pay.padmapay.example./',
    'https://xn--admapay-u8g.example/',
    'https://example/',
    String.raw`https://evil.example\.padmapay.example`,
    'javascript:alert(1)//.padmapay.example',
    'upi://pay?pa=shop@padmapay.example',
    '//pay.padmapay.example/',
    'pay.padmapay.example',
    '',
  ])('MONEY-33 is never %s', (address) => expect(paymentPage(address, 'bdtdemo')).toBeUndefined())

  it.each(merchants)(
    'MONEY-33 is on hosts that $code names in its policy, and on none of its own',
    ({ code, domains }) => {
      const file = join(import.meta.dirname, '../../merchants', code, 'policy.json')
      const { paymentHosts }: { paymentHosts: string[] } = JSON.parse(readFileSync(file, 'utf8'))
      expect(paymentHosts.filter((host) => paymentPage(`https://${host}/`, code)?.host !== host)).toEqual([])
      expect(paymentHosts.length).toBeGreaterThan(0)
      expect(domains.filter((own) => paymentPage(`https://${own}/`, code))).toEqual([])
    },
  )

  it('MONEY-33 is each merchant’s own; one without a list has none', () => {
    expect(paymentPage('https://pay.eastlink.example/', 'bdtdemo')).toBeDefined()
    expect(paymentPage('https://pay.eastlink.example/', 'tlbdemo')).toBeUndefined()
    expect(paymentPage('https://pay.padmapay.example/', 'unknown')).toBeUndefined()
  })
})
