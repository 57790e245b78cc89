import type { Paint } from '#scripts/report/paint.ts'
import { findingsHead, findingText } from '../verify/report/terminal.ts'
import { counted, duration } from '#scripts/report/words.ts'
import { summarise } from '../verify/report/summary.ts'
import type { OperationResult, VerifyResult } from '../verify/result.ts'

/** What stands on the terminal about judged traffic: a line for each operation, every finding, the verdict. */
export function printTraffic(result: VerifyResult, notes: readonly string[], paint: Paint): string {
  const { findings, count, failed, run } = summarise(result)
  const width = Math.max(10, ...result.operations.map(({ id }) => id.length)) + 2
  const head = paint.dim(`  ${'tag'.padEnd(12)}${'operation'.padEnd(width)}calls  findings  codes`)
  const verdict =
    findings.length === 0
      ? `${paint.jade('✓ holds')}  0 findings`
      : `${paint.red('✕ does not hold')}  ${counted(findings.length, 'finding')} in ${failed.length}`
  return [
    [head, ...result.operations.map((one) => row(one, width, paint))].join('\n'),
    ...(findings.length === 0
      ? []
      : [findingsHead({ findings, count }, paint), ...findings.map((one) => findingText(one, paint))]),
    ...(notes.length === 0 ? [] : [notes.map((note) => paint.dim(`· ${note}`)).join('\n')]),
    `${verdict} ${findings.length === 0 ? 'in' : 'of'} ${counted(run, 'operation')} · ${counted(result.sent, 'call')} · ${duration(result.tookMs)}`,
  ].join('\n\n')
}

function row(operation: OperationResult, width: number, paint: Paint): string {
  const { id, tag, sent, findings, provoked, skipped } = operation
  const sign = findings.length > 0 ? paint.fails : skipped === undefined ? paint.holds : paint.skips
  return `${sign} ${tag.padEnd(12)}${id.padEnd(width)}${String(sent).padStart(5)}${String(findings.length).padStart(10)}  ${provoked.join(', ')}`
}
