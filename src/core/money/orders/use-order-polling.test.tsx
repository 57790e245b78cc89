// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GatewayFailure } from '#src/api/gateway-error.ts'
import { useOrderPolling } from './use-order-polling.ts'

const failure = (retryAfterMs?: number) =>
  new GatewayFailure({ operation: 'getDepositOrder', code: 'SYSTEM_BUSY', status: 503, retryAfterMs })

describe('an open order', () => {
  it.each([
    ['every 5 s', null, 5_000],
    ['half as often after a failure', failure(), 10_000],
    ['no sooner than the gateway asks for', failure(120_000), 120_000],
    ['within a day, which a timer can count to', failure(40 * 86_400_000), 86_400_000],
  ])('MONEY-31 is asked for %s', (_when, error, expected) => {
    const { result } = renderHook(() => useOrderPolling())
    expect(result.current.refetchInterval({ state: { data: { status: 'PENDING' }, error } })).toBe(expected)
  })
})
