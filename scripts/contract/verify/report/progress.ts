import type { RunListener } from '../operation-run.ts'
import { plainLines } from './terminal.ts'
import { endProgress, print, printProgress } from '#scripts/lib/print.ts'

const BAR = 24

/** Tells how a run goes on: one line that is rewritten on a terminal, a line for each operation in a pipe. */
export function progressListener(all: number, isTerminal: boolean): RunListener {
  let done = 0
  if (!isTerminal) return { end: (result) => print(plainLines(result)) }
  return {
    step(operation, what, { client }) {
      const filled = Math.round((done / all) * BAR)
      const line = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${all}  ${client.sent} sent  ${operation.id}  ${what}`
      printProgress(line.slice(0, Math.max(40, (process.stderr.columns ?? 100) - 1)))
    },
    end() {
      done += 1
      if (done === all) endProgress()
    },
  }
}
