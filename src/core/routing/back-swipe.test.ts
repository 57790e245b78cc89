// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isBackSwipe, watchBackSwipes } from './back-swipe.ts'
import { wasBackSwipe } from './last-swipe.ts'

const touch = (name: string, clientX: number) =>
  window.dispatchEvent(Object.assign(new Event(name), { touches: [{ clientX }] }))

afterEach(() => void vi.useRealTimers())

describe('SHELL-44, CONST-40 a backward swipe', () => {
  it.each([
    [{ startX: 5, endX: 106 }, true],
    [{ startX: 300, endX: 199 }, true],
    [{ startX: 5, endX: 105 }, false],
    [{ startX: 20, endX: -1 }, true],
    [{ startX: 20, endX: 0 }, false],
  ])('%o → %s', (way, expected) => expect(isBackSwipe(way)).toBe(expected))

  it('SHELL-44 is measured from where the finger began', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const stop = watchBackSwipes()
    touch('touchstart', 300)
    touch('touchmove', 310)
    expect(wasBackSwipe()).toBe(false)
    touch('touchmove', 199)
    expect(wasBackSwipe()).toBe(true)
    vi.advanceTimersByTime(5_000)
    stop()
  })

  it('SHELL-43 is remembered for the page change that follows, and not for later ones', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
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
