import { printProgress } from '#scripts/lib/print.ts'

const BAR = 24
const NARROWEST = 40

/** Says on one line, which is rewritten, how far a run is; the line ends where the terminal does. */
export function showProgress(done: number, all: number, words: string): void {
  const filled = Math.round((done / all) * BAR)
  const line = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${all}  ${words}`
  printProgress(line.slice(0, Math.max(NARROWEST, (process.stderr.columns ?? 100) - 1)))
}
