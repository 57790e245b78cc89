// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { currentMerchant } from '#src/core/merchant/current.ts'
import { ownDomains } from './own-domains.ts'

it('GAP-94 the speed test leads to domains of the same merchant alone, whatever is answered', () => {
  vi.spyOn(currentMerchant, 'domains', 'get').mockReturnValue(['house.example', 'fast.house.example'])
  expect(ownDomains(['fast.house.example', 'house.example', 'evil.example', 'house.example'])).toEqual([
    'fast.house.example',
    'house.example',
  ])
  expect(ownDomains(['house.example.evil.example', 'house.example/@evil.example'])).toEqual([])
  expect(ownDomains(undefined)).toEqual([])
})
