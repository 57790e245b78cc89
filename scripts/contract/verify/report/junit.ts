import { junitXml } from '#scripts/report/junit.ts'
import type { VerifyResult } from '../result.ts'

/** JUnit's XML: a suite for each tag, a case for each operation; `verb` is the command that made the result. */
export const printJunit = ({ target, tookMs, operations }: VerifyResult, verb = 'verify'): string =>
  junitXml(
    `contract ${verb} ${target}`,
    tookMs,
    operations.map(({ id, tag, tookMs: took, findings, skipped }) => ({
      tag,
      name: id,
      tookMs: took,
      skipped,
      failures: findings.map((one) => ({
        type: one.rule,
        message: `${one.id} ${one.title}`,
        detail: `at ${one.pointer || '(whole body)'}\nexpected ${one.expected}\nseen ${one.seen}\ncase ${one.case}${one.curl && `\n${one.curl}`}`,
      })),
    })),
  )
