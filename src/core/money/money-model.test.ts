// @vitest-environment jsdom
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClockAhead } from '#mock/lib/clock.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { configureGateway } from '#src/api/settings.ts'
import { endSession } from '#src/core/session/session.ts'
import { moneyCallsItem } from '#src/core/storage/late-items.ts'
import { PLANTED, type Planted } from '../../../tests/support/money-model-faults.ts'
import { holdsAfter, moneySteps, tally } from '../../../tests/support/money-model.ts'
import { startStubGateway } from '../../../tests/support/stub-gateway.ts'

/** How many interleavings are tried; `npm run model` tries 10,000. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 1_000)
const TIME_LIMIT_MS = 20 * 60_000

beforeEach(async () => {
  tally.orders = 0
  await resetRuntime()
  startStubGateway()
})
afterEach(() => {
  endSession()
  moneyCallsItem.remove()
  setClockAhead(0)
  configureGateway({})
})

it(
  'MONEY-10, MONEY-11 whatever happens on the way, no more orders are made than confirmed, and each is shown',
  { timeout: TIME_LIMIT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(moneySteps, (steps) => holdsAfter(steps)),
      { numRuns: RUNS },
    )
    expect(tally.orders).toBeGreaterThan(RUNS / 20)
  },
)

it.each(Object.entries(PLANTED) as [Planted, string][])(
  'the model finds %s: %s',
  { timeout: TIME_LIMIT_MS },
  async (planted) => {
    const found = await fc.check(
      fc.asyncProperty(moneySteps, (steps) => holdsAfter(steps, planted)),
      { numRuns: 2_000, seed: 7, endOnFailure: true },
    )
    expect(found.failed).toBe(true)
  },
)
