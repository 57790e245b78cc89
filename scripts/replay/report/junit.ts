import { junitXml } from '#scripts/report/junit.ts'
import type { ReplayResult } from '../result.ts'

/** JUnit's XML: a suite for each tag, a case for each pair. */
export const printJunit = ({ variant, tookMs, pairs }: ReplayResult): string =>
  junitXml(
    `contract replay ${variant.merchant} ${variant.lang} ${variant.theme}`,
    tookMs,
    pairs.map(({ tag, operation, answer, tookMs: took, reason, faults }) => ({
      tag,
      name: `${operation} ${answer}`,
      tookMs: took,
      skipped: reason,
      failures: faults.map(({ check, what, expected, seen }) => ({
        type: check,
        message: what,
        detail: `expected ${expected}\nseen ${seen}`,
      })),
    })),
  )
