import { readCommandLine, runCommandLine } from '#scripts/lib/command-line.ts'
import { fail } from '#scripts/lib/fail.ts'
import { readOneOf } from '#scripts/lib/flag-values.ts'
import { changedSince, lastRun, traceLastRun } from '#scripts/trace/last-run.ts'
import { sectionTable, tracedRow } from '#scripts/trace/print.ts'
import { print } from '#scripts/lib/print.ts'

const USAGE = `npm run trace [-- --section SECTION]

  Lists which rows of docs/requirements.md the last run of npm test has proved:
  proved      for each kind in the row's column "Proof", a test that names the row has passed
  not built   docs/limits.md names the row, with the reason
  unproved    neither of these
  note        there is nothing to prove
  Exits with 1 if a row is unproved, or if a title or a limit is wrong.

  --section SECTION   the rows of a section, each with its tests
`

const LINE = { command: 'npm run trace --', help: USAGE, options: { section: { type: 'string' } } } as const
const { section } = readCommandLine(LINE).values

const run = lastRun()
if (run === undefined) fail('The whole suite has not run yet. Run npm test first.')
print(`Results of the run of ${run.startedAt}.`)
const changed = changedSince(run)
if (changed.length > 0) print(`${changed.length} test files have changed since then.`)

const { rows, faults } = traceLastRun()
if (section === undefined) print(`\n${sectionTable(rows)}`)
else await runCommandLine(LINE, async () => printSection(section))
for (const fault of faults) print(fault)
if (faults.length > 0 || rows.some(({ state }) => state === 'unproved')) process.exitCode = 1

function printSection(text: string): void {
  const name = readOneOf('section', text, [...new Set(rows.map((row) => row.section))])
  for (const row of rows) if (row.section === name) print(tracedRow(row))
}
