import type { LocatedFinding } from './findings.ts'

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
  /** Codes that did not come, each with why. */
  open: { code: string; reason: string }[]
  /** Whether a success was seen at all. */
  succeeded: boolean
  /** Why it was not run. */
  skipped?: string
}

/** A whole run. */
export interface VerifyResult {
  target: string
  contract: string
  startedAt: string
  tookMs: number
  sent: number
  operations: OperationResult[]
}
