import { checkNames, describeCheck, runChecks, type CheckResult } from './check-steps.ts'
import { type BrowserSuite, type ReportFiles, readReport, startReports, testsIn } from '#scripts/lib/reports.ts'
import { runCommand } from '#scripts/lib/run-command.ts'
import { print } from '#scripts/lib/print.ts'

/** What one part of the suite counted. */
export interface PartResult {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** Said where the numbers alone do not explain a failure. */
  note?: string
}

type Counts = Omit<PartResult, 'name' | 'seconds'>

/**
 * Runs the parts of the suite one after the other: static checks, unit and contract tests, browser tests. Each prints
 * as it goes.
 *
 * @param filters parts of titles; a part without a match then counts as left out
 */
export async function runParts(filters: readonly string[]): Promise<PartResult[]> {
  const reports = startReports(filters.length === 0)
  let isSiteBuilt = false
  const parts: Record<string, () => Promise<Counts>> = {
    check: () =>
      checks(filters, ({ name, passed }) => {
        if (name === 'budgets') isSiteBuilt = passed
      }),
    unit: () => unitTests(filters, reports),
    browser: () => browserTests(filters, reports, isSiteBuilt),
  }
  const results: PartResult[] = []
  for (const [name, run] of Object.entries(parts)) {
    print(`\n── ${name} ──`)
    const start = performance.now()
    const counts = await run()
    results.push({ name, ...withoutSilence(counts, filters.length > 0), seconds: (performance.now() - start) / 1000 })
  }
  return results
}

/** A part that ran nothing proves nothing, so without a filter it fails. */
export function withoutSilence(counts: Counts, isFiltered: boolean): Counts {
  if (counts.passed + counts.failed > 0 || isFiltered) return counts
  return { ...counts, failed: 1, note: counts.note ?? 'ran no test' }
}

async function checks(filters: readonly string[], onResult: (result: CheckResult) => void): Promise<Counts> {
  const names = checkNames.filter((name) => filters.some((filter) => name.includes(filter)))
  if (filters.length > 0 && names.length === 0) return { passed: 0, failed: 0, skipped: checkNames.length }
  const results = await runChecks(names, (result) => {
    print(describeCheck(result))
    onResult(result)
  })
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed, skipped: checkNames.length - results.length }
}

/** The regular expression for any of these texts. Playwright takes what stands between slashes for one of its own. */
const patternOf = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(/[\\/^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|')

async function unitTests(filters: readonly string[], reports: ReportFiles): Promise<Counts> {
  const title = filters.length > 0 ? ['--testNamePattern', patternOf(filters)] : []
  const { code } = await runCommand(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`, ...title],
    { show: true },
  )
  return withExitCode(countUnitReport(readReport(reports.unit)), code)
}

/** @param isSiteBuilt whether the check of the budgets has just built the site that these tests look at */
async function browserTests(filters: readonly string[], reports: ReportFiles, isSiteBuilt: boolean): Promise<Counts> {
  const title = filters.length > 0 ? ['--grep', patternOf(filters), '--pass-with-no-tests'] : []
  const { code } = await runCommand('playwright', ['test', ...title], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser, ...(isSiteBuilt && { SITE_IS_BUILT: '1' }) },
  })
  return withExitCode(countBrowserReport(readReport(reports.browser)), code)
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    status: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** A file that cannot even be loaded has no test that fails; it counts as one. */
export function countUnitReport(report: UnitReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'wrote no report' }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const triedTwice = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] = [] }) => `${fullName} (${firstLine(why)})`)
  const note = [
    ...(brokenFiles > 0 ? [`${brokenFiles} files could not be run`] : []),
    ...(triedTwice.length > 0 ? [secondTries(triedTwice)] : []),
  ].join('; ')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles,
    skipped: report.numPendingTests + report.numTodoTests,
    ...(note ? { note } : {}),
  }
}

/** What passed only at its second try counts as passed, and is told (see `retry` and `retries` in the two configs). */
function secondTries(tests: readonly string[]): string {
  return `${tests.length} passed only at the second try: ${tests.join('; ')}`
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: BrowserSuite[]
}

export function countBrowserReport(report: BrowserReport | undefined): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: 'wrote no report' }
  const { expected, unexpected, flaky, skipped } = report.stats
  const note = flaky > 0 ? { note: secondTries(triedTwice(report)) } : {}
  return { passed: expected + flaky, failed: unexpected, skipped, ...note }
}

function triedTwice({ suites }: BrowserReport): string[] {
  return testsIn(suites).flatMap(({ title, tests }) => (tests.some(({ status }) => status === 'flaky') ? [title] : []))
}

/**
 * A runner that ends badly though no test failed is a failure as well: an error outside every test, or a site that
 * cannot be built. Where no title matches, both runners end well.
 */
export function withExitCode(counts: Counts, code: number): Counts {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, note: `ended with code ${code} though no test failed` }
}
