import { testsIn, type BrowserSuite } from '#scripts/lib/reports.ts'

/** A test of the last run, as its runner reported it. */
export interface ExecutedTest {
  /** Path from the root of the project, with forward slashes. */
  file: string
  /** The title with those of the groups around it. */
  title: string
  passed: boolean
}

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}

/** The part of Playwright's JSON report that is read. */
export interface BrowserReport {
  config: { rootDir: string }
  suites: BrowserSuite[]
}

/** Tests of a Vitest report. Skipped and todo tests have not passed. */
export function executedUnitTests(report: UnitReport, root: string): ExecutedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relativePath(root, name),
      title: [...ancestorTitles, title].join(' › '),
      passed: status === 'passed',
    })),
  )
}

/** Tests of a Playwright report. */
export function executedBrowserTests(report: BrowserReport, root: string): ExecutedTest[] {
  return testsIn(report.suites).map(({ file, around, title, ok, tests }) => ({
    file: `${relativePath(root, report.config.rootDir)}/${file}`,
    title: [...around, title].join(' › '),
    passed: ok && tests.length > 0 && tests.every(({ status }) => status !== 'skipped'),
  }))
}

function relativePath(root: string, path: string): string {
  const [from, to] = [root, path].map((one) => one.replaceAll('\\', '/'))
  return to?.startsWith(`${from}/`) ? to.slice((from ?? '').length + 1) : path
}
