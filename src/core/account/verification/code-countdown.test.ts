// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime } from '#src/api/server-clock.ts'
import { endCountdown, secondsLeft, startCountdown, useSecondsLeft } from './code-countdown.ts'

const SERVER_NOW = Date.parse('2026-11-21T09:30:00Z')
const NUMBER = '01711223344'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The device believes it to be so much later than the gateway does, and has heard the gateway's time. */
function skewedBy(ms: number): void {
  vi.setSystemTime(SERVER_NOW + ms)
  noteServerTime(new Headers({ Date: new Date(SERVER_NOW).toUTCString() }))
}

describe('the wait for another code', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    skewedBy(0)
  })
  afterEach(() => {
    cleanup()
    endCountdown('sendLoginSmsCode', NUMBER)
    vi.useRealTimers()
  })

  it.each([-24 * HOUR_MS, -HOUR_MS, -MINUTE_MS, 0, MINUTE_MS, HOUR_MS, 24 * HOUR_MS])(
    'GAP-80 LOGIN-24 counts to the end within a second on a clock that is %i ms ahead, and never below 0',
    (skewMs) => {
      skewedBy(skewMs)
      startCountdown('sendLoginSmsCode', NUMBER, SERVER_NOW + 2 * MINUTE_MS)
      for (let passedMs = 0; passedMs <= 3 * MINUTE_MS; passedMs += 500) {
        const left = secondsLeft('sendLoginSmsCode', NUMBER)
        expect(left).toBe(Math.max(0, Math.round(left)))
        expect(Math.abs(left - Math.max(0, 120 - passedMs / 1_000))).toBeLessThanOrEqual(1)
        vi.setSystemTime(Date.now() + 500)
      }
      expect(secondsLeft('sendLoginSmsCode', NUMBER)).toBe(0)
    },
  )

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1, '2026-11-21T09:32:00Z', 9_007_199_254_740_991])(
    'GAP-80 leaves the button usable when the expiry is %s',
    (expiry) => {
      startCountdown('sendLoginSmsCode', NUMBER, expiry)
      expect(secondsLeft('sendLoginSmsCode', NUMBER)).toBe(0)
    },
  )

  it('LOGIN-23 CONST-14 recounts every 500 ms until the end, then rests', () => {
    const { result } = renderHook(() => useSecondsLeft('sendLoginSmsCode', NUMBER))
    expect(result.current).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    // The gateway's clock is taken to be half a second on, because its header names whole seconds: 1.25 s are left,
    // whose whole seconds change between two ticks.
    act(() => startCountdown('sendLoginSmsCode', NUMBER, SERVER_NOW + 1_750))
    const seen = [result.current]
    for (let passedMs = 250; passedMs <= 1_500; passedMs += 250) {
      act(() => void vi.advanceTimersByTime(250))
      seen.push(result.current)
    }
    expect(seen).toEqual([2, 2, 1, 1, 1, 1, 0])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps the wait of a number while its field is away, apart by number and call', () => {
    startCountdown('sendLoginSmsCode', NUMBER, SERVER_NOW + 20_500)
    const { result, rerender, unmount } = renderHook(({ number }) => useSecondsLeft('sendLoginSmsCode', number), {
      initialProps: { number: NUMBER },
    })
    expect(result.current).toBe(20)
    rerender({ number: '01711223355' })
    expect(result.current).toBe(0)
    rerender({ number: NUMBER })
    expect(result.current).toBe(20)
    expect(secondsLeft('sendRegisterSmsCode', NUMBER)).toBe(0)
    unmount()
    expect(vi.getTimerCount(), 'nobody looks any more').toBe(0)
    expect(secondsLeft('sendLoginSmsCode', NUMBER)).toBe(20)
  })
})
