import { duration, grouped } from '#scripts/report/words.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { coverageOf } from '../coverage.ts'
import type { Pair } from '../pairs.ts'
import type { PairResult, Variant } from '../result.ts'
import { endProgress, oneLine, print } from '#scripts/lib/print.ts'
import { showProgress } from '#scripts/report/progress.ts'

/** Tells how a run goes on: one line that is rewritten on a terminal, a line for each operation in a pipe. */
export function progressOf(pairs: readonly Pair[], { workers, variant }: { workers: number; variant: Variant }) {
  const isTerminal = process.stdout.isTTY && process.stderr.isTTY
  const { pairs: all, reachable } = coverageOf()
  const { lang, theme, merchant } = variant
  const operations = new Set(pairs.map(({ operation }) => operation)).size
  print(
    isTerminal
      ? `Error replay   ${operations} operations · ${pairs.length.toLocaleString('en')} pairs; of all ${all.toLocaleString('en')}, ${reachable.toLocaleString('en')} can be reached\nChromium, 390 × 844 · ${merchant} ${lang} ${theme} · ${workers} workers\n`
      : `replay operations=${operations} pairs=${pairs.length} reachable=${reachable}/${all} merchant=${merchant} lang=${lang} theme=${theme} workers=${workers}`,
  )
  const start = performance.now()
  const asked = grouped(pairs, ({ operation }) => operation)
  const results = new Map<OperationId, PairResult[]>()
  let done = 0

  return {
    onResult(result: PairResult): void {
      done += 1
      const { operation } = result
      const list = [...(results.get(operation) ?? []), result]
      results.set(operation, list)
      if (isTerminal) {
        const gone = duration(performance.now() - start)
        showProgress(done, pairs.length, `${gone}  ${operation}  ${result.answer}`)
      } else if (list.length === asked.get(operation)?.length) print(operationLines(list))
    },
    end(): void {
      if (isTerminal) endProgress()
    },
  }
}

/** One line for an operation in a pipe, and one for each pair that fails. */
export function operationLines(results: readonly PairResult[]): string {
  const [first] = results
  if (!first) return ''
  const count = (state: PairResult['state']) => results.filter((one) => one.state === state).length
  const [passed, failed, open] = [count('passed'), count('failed'), count('unreachable')]
  const name = `${first.tag.padEnd(13)}${first.operation.padEnd(30)}`
  if (passed + failed === 0) return `skip  ${name}${first.reason ?? ''}`
  const took = (results.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000).toFixed(1)
  const open_ = open === 0 ? '' : `, ${open} unreachable`
  const line = `${failed === 0 ? 'ok   ' : 'FAIL '} ${name}${`${passed} of ${passed + failed} react as declared${open_}`.padEnd(42)}${took} s`
  return [line, ...results.filter(({ state }) => state === 'failed').map((one) => `      ${failureLine(one)}`)].join(
    '\n',
  )
}

/** What is wrong with a pair, in a line. */
function failureLine({ operation, answer, faults }: PairResult): string {
  const [fault] = faults
  return oneLine(
    `${operation}/${answer}  ${fault?.what ?? ''}: expected ${fault?.expected ?? ''}; seen ${fault?.seen ?? ''}`,
  )
}
