import type { MerchantCode } from '#mock/data/accounts.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import type { Fault } from './judge.ts'
import { pairName } from './pairs.ts'

/** In which language, theme and at whose site everything is replayed. */
export interface Variant {
  /** BCP 47 tag. */
  lang: string
  theme: 'dark' | 'light'
  merchant: MerchantCode
}

/** What became of one pair. */
export interface PairResult {
  operation: OperationId
  tag: string
  /** `CODE` or `!fault`. */
  answer: string
  code: GatewayCode
  state: 'passed' | 'failed' | 'unreachable'
  /** Why it cannot be reached. */
  reason?: string
  /** The declared reaction, in words. */
  expected?: string
  /** What was seen, in words. */
  seen?: string
  faults: readonly Fault[]
  /** Address of the screen, without its host. */
  screen?: string
  /** File in the folder of the report. */
  picture?: string
  tookMs: number
}

/** A whole run. */
export interface ReplayResult {
  startedAt: string
  tookMs: number
  contract: string
  browser: string
  workers: number
  variant: Variant
  /** What was cut short, in words: a worker ended before its time. */
  lost: readonly string[]
  pairs: readonly PairResult[]
}

/** A run in which the pairs of a later one have got their new results. */
export function mergeRuns(earlier: ReplayResult, later: ReplayResult): ReplayResult {
  const results = new Map([...earlier.pairs, ...later.pairs].map((result) => [pairName(result), result]))
  return {
    ...later,
    browser: later.browser || earlier.browser,
    tookMs: earlier.tookMs + later.tookMs,
    pairs: [...results.values()],
  }
}
