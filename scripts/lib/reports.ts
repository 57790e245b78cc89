import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-command.ts'

const REPORTS = join(ROOT, '.cache', 'reports')

/** Files that the parts of a run of `npm test` leave. */
export interface ReportFiles {
  unit: string
  browser: string
}

/** The results of the last run of the whole suite, for `npm run trace`. */
export const wholeRun: ReportFiles & { record: string } = {
  unit: join(REPORTS, 'whole', 'vitest.json'),
  browser: join(REPORTS, 'whole', 'playwright.json'),
  record: join(REPORTS, 'whole', 'run.json'),
}

/** The results of a run of some titles, which leaves those of the whole suite alone. */
const partialRun: ReportFiles = {
  unit: join(REPORTS, 'partial', 'vitest.json'),
  browser: join(REPORTS, 'partial', 'playwright.json'),
}

/** When a run of the whole suite began. */
export interface RunRecord {
  /** ISO 8601, in UTC. */
  startedAt: string
}

/** Removes the results of the run before, and says where those of this one go. */
export function startReports(isWhole: boolean): ReportFiles {
  const files = isWhole ? wholeRun : partialRun
  for (const file of Object.values(files)) rmSync(file, { force: true })
  mkdirSync(join(REPORTS, isWhole ? 'whole' : 'partial'), { recursive: true })
  const record: RunRecord = { startedAt: new Date().toISOString() }
  if (isWhole) writeFileSync(wholeRun.record, `${JSON.stringify(record)}\n`)
  return files
}

/** The content of a report; undefined while there is none, or only a part of one. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A group of a Playwright report, as far as it is read. */
export interface BrowserSuite {
  title: string
  file: string
  specs: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: BrowserSuite[]
}

/** Every test of these groups, with its file and the titles of the groups around it below the file. */
export function testsIn(
  suites: readonly BrowserSuite[],
): (BrowserSuite['specs'][number] & { file: string; around: string[] })[] {
  return suites.flatMap((suite) => [
    ...suite.specs.map((spec) => ({ ...spec, file: suite.file, around: [] })),
    ...(suite.suites ?? []).flatMap((inner) =>
      testsIn([inner]).map((test) => ({ ...test, around: [inner.title, ...test.around] })),
    ),
  ])
}
