import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const answered = (at: number, more: Record<string, string> = {}) =>
  new Headers({ Date: new Date(at).toUTCString(), ...more })

describe('the clock of the gateway', () => {
  afterEach(() => {
    noteServerTime(answered(Date.now()))
    vi.useRealTimers()
  })

  it.each([0, 1, -1, 90, -90, 86_400, -86_400].map((seconds) => seconds * 1000))(
    'GAP-80 tells its time within a second on a device that is %d ms off',
    (offMs) => {
      vi.useFakeTimers({ now: NOW + offMs })
      noteServerTime(answered(NOW))
      expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(1000)
      vi.advanceTimersByTime(60_000)
      expect(Math.abs(serverNow() - NOW - 60_000)).toBeLessThanOrEqual(1000)
    },
  )

  it('GAP-80 tells its time behind a cache that has kept an answer for no second', () => {
    vi.useFakeTimers({ now: NOW - 600_000 })
    noteServerTime(answered(NOW, { Age: '0' }))
    expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(1000)
  })

  it.each([
    ['no date', new Headers()],
    ['a date that is none', new Headers({ Date: 'yesterday' })],
    ['an answer of a cache', answered(NOW - 3_600_000, { Age: '3600' })],
  ])('GAP-80 is not led astray by %s', (_what, headers) => {
    vi.useFakeTimers({ now: NOW })
    noteServerTime(answered(NOW))
    noteServerTime(headers)
    expect(Math.abs(serverNow() - NOW)).toBeLessThanOrEqual(1000)
  })
})
