// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noteServerTime } from '#src/api/server-clock.ts'
import { useTimeLeft } from './use-time-left.ts'

const NOW = Date.parse('2026-11-21T07:00:00Z')
const HOUR_MS = 3_600_000

afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('MONEY-29 a time that was over by a clock that is set right since is not over', async () => {
  vi.useFakeTimers({ now: NOW - HOUR_MS })
  noteServerTime(new Headers({ Date: new Date(NOW).toUTCString() }))
  const { result } = renderHook(() => useTimeLeft(new Date(NOW + HOUR_MS / 2).toISOString()))
  expect(result.current).toBeGreaterThan(1_700)
  // The phone's clock is put forward by the hour that it was slow.
  vi.setSystemTime(NOW)
  await pass(1_000)
  expect(result.current).toBe(0)
  noteServerTime(new Headers({ Date: new Date(NOW + 1_000).toUTCString() }))
  await pass(1_000)
  expect(result.current).toBeGreaterThan(1_700)
})
