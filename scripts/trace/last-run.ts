import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readReport, type RunRecord, wholeRun } from '#scripts/lib/reports.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { readCatalogue } from './catalogue.ts'
import { type BrowserReport, executedBrowserTests, executedUnitTests, type UnitReport } from './executed-tests.ts'
import { readLimits } from './limits.ts'
import { type Trace, traceRows } from './trace.ts'

/** The last run of the whole suite; undefined while there was none. */
export const lastRun = (): RunRecord | undefined => readReport(wholeRun.record)

/** Test files that were changed after a run began: its results may not hold for them. */
export function changedSince({ startedAt }: RunRecord): string[] {
  const began = new Date(startedAt).getTime()
  return globSync('{src,mock-server,scripts,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => statSync(join(ROOT, file)).mtimeMs > began,
  )
}

/** The rows of docs/requirements.md, joined with the results of the last run of the whole suite. */
export function traceLastRun(): Trace {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const unit = readReport<UnitReport>(wholeRun.unit)
  const browser = readReport<BrowserReport>(wholeRun.browser)
  const tests = [
    ...(unit ? executedUnitTests(unit, ROOT) : []),
    ...(browser ? executedBrowserTests(browser, ROOT) : []),
  ]
  const importsSite = (file: string) => /(?:from|import\()\s*'#src\//.test(read(file))
  return traceRows(readCatalogue(read('docs/requirements.md')), tests, readLimits(read('docs/limits.md')), importsSite)
}
