// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { isBackSwipe, watchBackSwipes } from './back-swipe.ts'
import { wasBackSwipe } from './last-swipe.ts'

const touch = (name: string, clientX: number) =>
  window.dispatchEvent(Object.assign(new Event(name), { touches: [{ clientX }] }))

// One clock for all tests: a swipe of one is past when the next begins.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.advanceTimersByTime(5_000))
afterAll(() => void vi.useRealTimers())

describe('SHELL-44, CONST-40 a backward swipe', () => {
  it.each([
    [{ startX: 5, endX: 106 }, true],
    [{ startX: 300, endX: 199 }, true],
    [{ startX: 5, endX: 105 }, false],
    [{ startX: 20, endX: -1 }, true],
    [{ startX: 20, endX: 0 }, false],
  ])('%o → %s', (way, expected) => expect(isBackSwipe(way)).toBe(expected))

  it('SHELL-44 is measured from where the finger began', () => {
    const stop = watchBackSwipes()
    touch('touchstart', 300)
    touch('touchmove', 310)
    expect(wasBackSwipe()).toBe(false)
    touch('touchmove', 205)
    expect(wasBackSwipe()).toBe(false)
    touch('touchmove', 199)
    expect(wasBackSwipe()).toBe(true)
    stop()
  })

  it('SHELL-43 is remembered for the page change that follows, and not for later ones', () => {
    const stop = watchBackSwipes()
    expect(wasBackSwipe()).toBe(false)
    touch('touchstart', 4)
    touch('touchmove', 160)
    expect(wasBackSwipe()).toBe(true)
    vi.advanceTimersByTime(5_000)
    expect(wasBackSwipe()).toBe(false)
    stop()
    touch('touchmove', 160)
    expect(wasBackSwipe()).toBe(false)
  })
})
