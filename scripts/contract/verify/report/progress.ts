import type { RunListener } from '../operation-run.ts'
import { plainLines } from './terminal.ts'
import { endProgress, oneLine, print } from '#scripts/lib/print.ts'
import { showProgress } from '#scripts/report/progress.ts'

/** Tells how a run goes on: one line that is rewritten on a terminal, a line for each operation in a pipe. */
export function progressListener(all: number, isTerminal: boolean): RunListener {
  let done = 0
  const left = (sentence: string) => {
    endProgress()
    print(oneLine(sentence))
  }
  if (!isTerminal) return { left, end: (result) => print(plainLines(result)) }
  return {
    left,
    step(operation, what, { client }) {
      showProgress(done, all, `${client.sent} sent  ${operation.id}  ${what}`)
    },
    end() {
      done += 1
      if (done === all) endProgress()
    },
  }
}
