import { expect, it } from 'vitest'
import { VIP_LEVELS, vipLevels } from './vip-levels.ts'

it('GAP-150 a merchant without content of its own has all levels by their numbers alone', () => {
  expect(vipLevels('nobody')).toEqual(Array.from({ length: VIP_LEVELS }, (_, index) => ({ number: index + 1 })))
})

it('GAP-150 the cards of one tier are dark, and those of the others are not', () => {
  const looks = vipLevels('bdtdemo').map(({ terms }) => [terms?.tier, terms?.isDark])
  const dark = new Set(looks.filter(([, isDark]) => isDark).map(([tier]) => tier))
  const light = new Set(looks.filter(([, isDark]) => !isDark).map(([tier]) => tier))
  expect(dark.size).toBe(1)
  expect([...light].some((tier) => dark.has(tier))).toBe(false)
})
