/** What is wrong with the contract, and where. */

export interface Problem {
  /** As the reader types it: relative to the directory the command runs in. */
  file: string
  /** From 1; both are left out where the whole file is meant. */
  line?: number
  column?: number
  /** The rule's name, so that it can be looked up and tested. */
  rule: string
  message: string
}

/** Thrown where the contract cannot be read or bundled; carries everything that was found, not only the first fault. */
export class ContractError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.name = 'ContractError'
    this.problems = problems
  }
}

/** `openapi/paths/games.yaml:12:5 example-valid  message`, the form editors and terminals make clickable. */
export function formatProblem({ file, line, column, rule, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}:${column ?? 1}`
  return `${place} ${rule}  ${message}`
}

/** By file, then by place, so that a run says the same in the same order. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule) ||
      a.message.localeCompare(b.message),
  )
}
