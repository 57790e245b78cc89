import { afterEach, describe, expect, it, vi } from 'vitest'
import { isInPlace, newGoal, sliderToken, WAY_END } from './slider-challenge.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the in-house challenge', () => {
  it('GAP-78 has its goal on the way, but never at hand', () => {
    for (const random of [0, 0.25, 0.5, 0.999_999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const goal = newGoal()
      expect(goal).toBeGreaterThan(30)
      expect(goal).toBeLessThanOrEqual(WAY_END)
      expect(isInPlace(0, goal)).toBe(false)
      expect(isInPlace(WAY_END, goal)).toBe(false)
      expect(isInPlace(goal - 2, goal)).toBe(true)
    }
  })
  it('GAP-78 gives a token that the contract takes', () => {
    const token = sliderToken({ goal: 61, place: 60, tookMs: 2345, moves: 48 })
    expect(token).toMatch(/^slider\.[A-Za-z0-9_-]{20,2000}$/)
  })
})
