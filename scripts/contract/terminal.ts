import { formatProblem, type Problem } from './problem.ts'

/** One line that says what goes on; rewritten in place on a terminal, silent in a pipe. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${text}`)
}

/** Takes the progress line away. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K')
}

/** Every problem on a line of its own, then how many there are. */
export function printProblems(problems: readonly Problem[]): void {
  endProgress()
  for (const problem of problems) console.error(colour(formatProblem(problem)))
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
}

/** `1.2 s`, since a moment of `performance.now()`. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(2)} s`

const colour = (line: string): string =>
  process.stderr.isTTY && process.env['NO_COLOR'] === undefined ? line.replace(/^\S+/, '\u001B[36m$&\u001B[0m') : line
