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

interface BrowserSuite {
  title: string
  file: string
  specs: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: BrowserSuite[]
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

/** Tests of a Playwright report. One that ran in several projects passed when it passed in each. */
export function executedBrowserTests(report: BrowserReport, root: string): ExecutedTest[] {
  const read = (suite: BrowserSuite, around: readonly string[]): ExecutedTest[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file: `${relativePath(root, report.config.rootDir)}/${suite.file}`,
      title: [...around, title].join(' › '),
      passed: ok && tests.length > 0 && tests.every(({ status }) => status !== 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...around, inner.title])),
  ]
  return report.suites.flatMap((suite) => read(suite, []))
}

function relativePath(root: string, path: string): string {
  const [from, to] = [root, path].map((one) => one.replaceAll('\\', '/'))
  return to?.startsWith(`${from}/`) ? to.slice((from ?? '').length + 1) : path
}
