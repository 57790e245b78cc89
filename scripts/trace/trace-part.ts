import type { PartResult } from '#scripts/check/test-parts.ts'
import { traceLastRun } from './last-run.ts'
import { countOf, sectionTable } from './print.ts'
import type { Trace } from './trace.ts'

/** The last part of `npm test`: fails while a row is unproved, or a title or a limit is wrong. */
export function tracePart(print: (text: string) => void, read: () => Trace = traceLastRun): PartResult {
  const start = performance.now()
  const { rows, faults } = read()
  print(`\n── trace ──\n${[sectionTable(rows), ...faults].join('\n')}`)
  const [proved, notBuilt, unproved] = [countOf(rows, 'proved'), countOf(rows, 'not built'), countOf(rows, 'unproved')]
  const failed = unproved + faults.length > 0 ? 1 : 0
  return {
    name: 'trace',
    passed: 1 - failed,
    failed,
    skipped: 0,
    seconds: (performance.now() - start) / 1000,
    note: `${proved} rows proved, ${notBuilt} not built, ${unproved} unproved`,
  }
}
