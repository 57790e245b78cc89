import { byTag, escapeHtml } from './words.ts'

/** One test case of a JUnit report. */
export interface JunitCase {
  /** Its suite. */
  tag: string
  name: string
  tookMs: number
  /** Why it did not run. */
  skipped?: string | undefined
  failures: readonly { type: string; message: string; detail: string }[]
}

/** JUnit's XML: a suite for each tag. */
export function junitXml(name: string, tookMs: number, cases: readonly JunitCase[]): string {
  const suites = byTag(cases).map(([tag, list]) => {
    const failures = list.filter((one) => one.failures.length > 0).length
    const skipped = list.filter((one) => one.skipped !== undefined).length
    const time = seconds(list.reduce((sum, one) => sum + one.tookMs, 0))
    const attributes = `name="${tag}" tests="${list.length}" failures="${failures}" skipped="${skipped}" time="${time}"`
    return `  <testsuite ${attributes}>\n${list.map(testCase).join('')}  </testsuite>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeHtml(name)}" tests="${cases.length}" time="${seconds(tookMs)}">\n${suites.join('')}</testsuites>\n`
}

function testCase({ tag, name, tookMs, skipped, failures }: JunitCase): string {
  const inside = [
    ...(skipped === undefined ? [] : [`      <skipped message="${escapeHtml(skipped)}"/>\n`]),
    ...failures.map(
      ({ type, message, detail }) =>
        `      <failure type="${type}" message="${escapeHtml(message)}">${escapeHtml(detail)}</failure>\n`,
    ),
  ]
  return `    <testcase classname="${tag}" name="${escapeHtml(name)}" time="${seconds(tookMs)}"${
    inside.length === 0 ? '/>\n' : `>\n${inside.join('')}    </testcase>\n`
  }`
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)
