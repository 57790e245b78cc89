import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, isWithinLimits } from './feedback-rules.ts'

it('FEEDBACK-02 FEEDBACK-03 GAP-115 a feedback has 10 to 500 characters unless the merchant says otherwise', () => {
  const lengths = (limits: typeof DEFAULT_LIMITS, ...all: number[]) =>
    all.map((length) => isWithinLimits('x'.repeat(length), limits))
  expect(lengths(DEFAULT_LIMITS, 9, 10, 500, 501)).toEqual([false, true, true, false])
  expect(lengths({ min: 15, max: 300 }, 14, 15, 300, 301)).toEqual([false, true, true, false])
})

it('counts characters as people do, and no spaces around them', () => {
  expect(isWithinLimits('🎣'.repeat(5), DEFAULT_LIMITS)).toBe(false)
  expect(isWithinLimits('🎣'.repeat(500), DEFAULT_LIMITS)).toBe(true)
  expect(isWithinLimits('   hello   ', DEFAULT_LIMITS)).toBe(false)
})
