import { expect, test } from 'vitest'
import { replayContract } from '#scripts/mutants/contract/replay-contract.ts'

/** Two runs of the compiler. */
const TIME_LIMIT_MS = 300_000

test(
  'each of the planted changes of the contract is an error of the compiler',
  { timeout: TIME_LIMIT_MS },
  async () => {
    expect(await replayContract()).toBe(true)
  },
)
