import { describe, expect, it } from 'vitest'
import { isBackSwipe, watchBackSwipes } from './back-swipe.ts'
import { wasBackSwipe } from './last-swipe.ts'

describe('SHELL-44, CONST-40 a backward swipe', () => {
  it.each([
    [{ startX: 5, endX: 106 }, true],
    [{ startX: 300, endX: 199 }, true],
    [{ startX: 5, endX: 105 }, false],
    [{ startX: 20, endX: -1 }, true],
    [{ startX: 20, endX: 0 }, false],
  ])('%o → %s', (way, expected) => expect(isBackSwipe(way)).toBe(expected))

  it('SHELL-43 is remembered for the page change that follows, and not for later ones', () => {
    const listeners = new Map<string, (event: unknown) => void>()
    watchBackSwipes({
      addEventListener: (name: string, listener: unknown) => listeners.set(name, listener as () => void),
    } as never)
    expect(wasBackSwipe()).toBe(false)
    listeners.get('touchstart')?.({ touches: [{ clientX: 4 }] })
    listeners.get('touchmove')?.({ touches: [{ clientX: 160 }] })
    expect(wasBackSwipe()).toBe(true)
    expect(wasBackSwipe(performance.now() + 5_000)).toBe(false)
  })
})
