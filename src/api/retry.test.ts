import { afterEach, expect, it, vi } from 'vitest'
import { GatewayFailure } from './gateway-error.ts'
import { retryDelay } from './retry.ts'

afterEach(() => vi.restoreAllMocks())

// Other tests shorten the wait.
it.each([
  [0, [1_000, 2_000]],
  [0.8, [1_200, 2_400]],
])(
  'a read waits a second before its first repetition and two before the next, by chance %d a little longer',
  (chance, delays) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const failure = new GatewayFailure({ operation: 'listGames', code: 'NETWORK_UNREACHABLE' })
    expect([0, 1].map((failures) => retryDelay(failures, failure))).toEqual(delays)
  },
)

it('a read waits as long as the gateway asks', () => {
  const busy = new GatewayFailure({ operation: 'listGames', code: 'SYSTEM_BUSY', retryAfterMs: 300 })
  expect([0, 1].map((failures) => retryDelay(failures, busy))).toEqual([300, 300])
})
