import { colourCode, endProgress, printError } from '#scripts/lib/print.ts'
import { formatProblem, type Problem } from './problem.ts'

/** Every problem on a line of its own, then how many there are. */
export function printProblems(problems: readonly Problem[]): void {
  endProgress()
  for (const problem of problems) printError(colour(formatProblem(problem)))
  printError(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
}

/** `1.2 s`, since a moment of `performance.now()`. */
export const secondsSince = (start: number): string => `${((performance.now() - start) / 1000).toFixed(2)} s`

const colour = (line: string): string =>
  process.stderr.isTTY && process.env['NO_COLOR'] === undefined
    ? line.replace(/^\S+/, `${colourCode(36)}$&${colourCode(0)}`)
    : line
