import { junitXml, type JunitCase } from '#scripts/report/junit.ts'
import type { OperationResult, VerifyResult } from '../result.ts'
import { stateOf } from './summary.ts'

/** JUnit's XML: a suite for each tag, a case for each operation; `verb` is the command that made the result. */
export const printJunit = ({ target, tookMs, operations, judgeErrors = [] }: VerifyResult, verb = 'verify'): string =>
  junitXml(`contract ${verb} ${target}`, tookMs, [
    ...operations.map((operation) => ({
      tag: operation.tag,
      name: operation.id,
      tookMs: operation.tookMs,
      skipped: operation.skipped ?? whyNotJudged(operation),
      failures: operation.findings.map((one) => ({
        type: one.rule,
        message: `${one.id} ${one.title}`,
        detail: `at ${one.pointer || '(whole body)'}\nexpected ${one.expected}\nseen ${one.seen}\ncase ${one.case}${one.curl && `\n${one.curl}`}`,
      })),
    })),
    ...(judgeErrors.length === 0 ? [] : [judgeCase(judgeErrors)]),
  ])

/** Says nothing of the server: the judge has failed at these calls. */
const judgeCase = (judgeErrors: readonly string[]): JunitCase => ({
  tag: 'judge',
  name: 'every call can be judged',
  tookMs: 0,
  failures: judgeErrors.map((message) => ({ type: 'judge-failed', message, detail: '' })),
})

/** Traffic of others shows what it shows; a run of `verify` owes a success. */
const whyNotJudged = (operation: OperationResult): string | undefined =>
  operation.coverage && stateOf(operation) === 'not judged'
    ? `not judged: it never answered a success (${operation.wanting ?? ''})`
    : undefined
