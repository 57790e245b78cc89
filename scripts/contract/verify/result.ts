import type { OperationCoverage } from './seen/coverage.ts'
import type { LocatedFinding } from './findings.ts'

/** A code that did not come, or in words what else did not. */
export interface OpenCode {
  code: string
  /** Why. */
  reason: string
  /**
   * Whether there is a recipe for it, which could not be used this time; false for what nobody outside can bring about.
   */
  provokable: boolean
}

/** How one operation did. */
export interface OperationResult {
  id: string
  tag: string
  method: string
  path: string
  /** Whether it changes something. */
  writes: boolean
  sent: number
  tookMs: number
  findings: LocatedFinding[]
  /** Codes that came where they belong. */
  provoked: string[]
  /** Codes that did not come. */
  open: OpenCode[]
  /** Whether a success was seen at all. */
  succeeded: boolean
  /** How much of its answers was seen; undefined where successes are not looked into. */
  coverage?: OperationCoverage
  /** What a success would have needed. */
  wanting?: string
  /** Why it was not run, or none of its calls judged. */
  skipped?: string
}

/** Of an operation that no call was made of yet. */
export function emptyResult(
  operation: Pick<OperationResult, 'id' | 'tag' | 'method' | 'path' | 'writes'>,
): OperationResult {
  return { ...operation, sent: 0, tookMs: 0, findings: [], provoked: [], open: [], succeeded: false }
}

/** A whole run. */
export interface VerifyResult {
  target: string
  contract: string
  startedAt: string
  tookMs: number
  sent: number
  operations: OperationResult[]
  /** Where the judge itself failed, for each such call. */
  judgeErrors?: readonly string[]
}
