import type { OperationResult, VerifyResult } from '../result.ts'
import { byTag } from './summary.ts'

/** JUnit's XML: a suite for each tag, a case for each operation; `verb` is the command that made the result. */
export function printJunit(result: VerifyResult, verb = 'verify'): string {
  const suites = byTag(result.operations).map(([tag, operations]) => {
    const failures = operations.filter(({ findings }) => findings.length > 0).length
    const skipped = operations.filter((one) => one.skipped !== undefined).length
    const attributes = `name="${tag}" tests="${operations.length}" failures="${failures}" skipped="${skipped}" time="${seconds(
      operations.reduce((sum, { tookMs }) => sum + tookMs, 0),
    )}"`
    return `  <testsuite ${attributes}>\n${operations.map(testCase).join('')}  </testsuite>\n`
  })
  const { length } = result.operations
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract ${verb} ${xml(result.target)}" tests="${length}" time="${seconds(result.tookMs)}">\n${suites.join('')}</testsuites>\n`
}

function testCase({ id, tag, tookMs, findings, skipped }: OperationResult): string {
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped message="${xml(skipped)}"/>\n`]),
    ...findings.map(
      (one) =>
        `      <failure type="${one.rule}" message="${xml(`${one.id} ${one.title}`)}">${xml(
          `at ${one.pointer || '(whole body)'}\nexpected ${one.expected}\nseen ${one.seen}\ncase ${one.case}${one.curl && `\n${one.curl}`}`,
        )}</failure>\n`,
    ),
  ]
  return `    <testcase classname="${tag}" name="${id}" time="${seconds(tookMs)}"${
    inside.length === 0 ? '/>\n' : `>\n${inside.join('')}    </testcase>\n`
  }`
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

/** Escapes a text, and drops what XML cannot hold. */
const xml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
