import type { Paint } from '#scripts/report/paint.ts'
import { counted, duration, truncateMiddle } from '#scripts/report/words.ts'
import { coverageOf } from '../coverage.ts'
import type { PairResult, ReplayResult } from '../result.ts'

const METER = 60

/** How often each reason keeps pairs from being reached; the most frequent first. */
export function reasonsOf(pairs: readonly PairResult[]): [reason: string, pairs: number][] {
  const counts = new Map<string, number>()
  for (const { reason } of pairs) if (reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** What stands on the terminal when a run is over; the last line is the verdict. */
export function printSummary(result: ReplayResult, paint: Paint, lost: readonly string[], out: string): string {
  const { pairs, tookMs, lost: broken } = result
  const of = (state: PairResult['state']) => pairs.filter((one) => one.state === state)
  const [passed, failed, open] = [of('passed'), of('failed'), of('unreachable')]
  const reached = passed.length + failed.length
  const { pairs: all, reachable, floor } = coverageOf()
  const signs = (list: readonly PairResult[]) => Math.round((list.length / pairs.length) * METER)
  const lines = [
    failed.length === 0 ? '' : paint.bold(`${failed.length} of ${reached} replayed pairs do not react as declared`),
    ...failed.map(
      ({ operation, answer, faults: [fault] }) =>
        `  ${paint.fails} ${operation.padEnd(26)} ${answer.padEnd(26)} ${truncateMiddle(fault?.what ?? '')}`,
    ),
    broken.length === 0 ? '' : paint.bold('Cut short: a worker ended before its time'),
    ...broken.map((line) => `  ${paint.fails} ${line}`),
    open.length === 0 ? '' : paint.bold(`Unreachable  ${open.length} pairs`),
    ...reasonsOf(open).map(([reason, count]) => `${String(count).padStart(5)}  ${reason}`),
    '',
    `${paint.jade('█'.repeat(signs(passed)))}${paint.red('█'.repeat(signs(failed)))}${paint.dim('░'.repeat(signs(open)))}`,
    `${paint.holds} ${passed.length} passed   ${paint.fails} ${failed.length} failed   ${paint.skips} ${open.length} unreachable   screens reach ${reachable} of ${all} pairs, floor ${floor}`,
    `report ${out}/index.html  junit ${out}/junit.xml  json ${out}/replay.json`,
  ]
  const tail = `${counted(reached, 'pair')} replayed · ${duration(tookMs)}`
  const verdict =
    failed.length > 0
      ? `${paint.red('✕ does not hold')}  ${failed.length} of ${reached} pairs failed · ${duration(tookMs)}`
      : lost.length > 0
        ? `${paint.red('✕ does not hold')}  ${lost.join(', ')} · ${tail}`
        : `${paint.jade('✓ holds')}  ${tail}`
  return [...lines.filter((line, index) => line !== '' || lines[index - 1] !== ''), verdict].join('\n')
}
