import { expect, it } from 'vitest'
import { shareLinks } from './share-links.ts'

const link = (kind: 'TELEGRAM' | 'WHATSAPP' | 'ZALO' | 'LINE' | 'FACEBOOK') => ({
  kind,
  url: 'https://merchant.example/',
  labelNameEn: kind,
})

it('NAMED-05, SHELL-82 shares by the apps that the merchant has and that take a link', () => {
  const url = 'https://lantern.example/m/register?affiliateCode=A&b=1'
  const shared = shareLinks([link('TELEGRAM'), link('ZALO'), link('WHATSAPP')], url, 'Ravi & you')
  expect(shared.map(({ kind }) => kind)).toEqual(['TELEGRAM', 'WHATSAPP'])
  const [telegram, whatsapp] = shared.map((one) => new URL(one.url))
  expect(telegram?.searchParams.get('url')).toBe(url)
  expect(telegram?.searchParams.get('text')).toBe('Ravi & you')
  expect(whatsapp?.searchParams.get('text')).toBe(`Ravi & you ${url}`)
})

it.each([
  ['LINE', 'url'],
  ['FACEBOOK', 'u'],
] as const)('NAMED-05 hands %s the link alone, as it wants', (kind, parameter) => {
  const [shared] = shareLinks([link(kind)], 'https://lantern.example/?a=1&b=2', 'Hello')
  expect(new URL(shared?.url ?? '').searchParams.get(parameter)).toBe('https://lantern.example/?a=1&b=2')
})
