import type { OperationId } from '#src/api/generated/operations.ts'
import type { GatewayCode } from '#src/api/gateway-error.ts'
import type { Fault } from './judge.ts'

/** In which language, theme and at whose site everything is replayed. */
export interface Variant {
  /** BCP 47 tag. */
  lang: string
  theme: 'dark' | 'light'
  merchant: string
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
  pairs: readonly PairResult[]
}
