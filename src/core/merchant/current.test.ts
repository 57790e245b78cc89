// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { resolveMerchant } from './current.ts'

const { shops } = vi.hoisted(() => {
  const shop = (code: string, domains: string[]) => ({ code, domains })
  return { shops: [shop('first', []), shop('second', ['second.example', 'www.second.example']), shop('third', [])] }
})
vi.mock('./merchants.ts', () => ({
  merchants: shops,
  findMerchant: (code: string) => shops.find((one) => one.code === code),
}))

it('GAP-52 the merchant of a page is that of its host', async () => {
  window.localStorage.setItem('MC_MERCHANT', 'third')
  onTestFinished(() => void shops[1]?.domains.pop())
  shops[1]?.domains.push(window.location.hostname)
  vi.resetModules()
  expect((await import('./current.ts')).currentMerchant.code).toBe('second')
})

it.each([
  ['www.second.example', 'third', 'second'],
  ['second.example', undefined, 'second'],
  ['elsewhere.example', 'third', 'third'],
  ['elsewhere.example', 'unknown', 'first'],
  ['elsewhere.example', undefined, 'first'],
])('GAP-52, KEY-09 on %s with %s stored, the merchant is %s', (host, stored, code) => {
  expect(resolveMerchant(host, stored).code).toBe(code)
})
