// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ownDomains } from './own-domains.ts'

it('GAP-94 the speed test leads to domains of the same merchant alone, whatever is answered', () => {
  const own = ['house.example', 'fast.house.example']
  expect(ownDomains(['fast.house.example', 'house.example', 'evil.example', 'house.example'], own)).toEqual([
    'fast.house.example',
    'house.example',
  ])
  expect(ownDomains(['house.example.evil.example', 'house.example/@evil.example'], own)).toEqual([])
  expect(ownDomains(undefined, own)).toEqual([])
})
