/** What is read of Stryker's report: a mutant and its end. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>
}

interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Position; end: Position }
}

interface Position {
  line: number
  column: number
}

/** A fault that was planted, and whether a test saw it. */
export interface Fault {
  file: string
  line: number
  /**
   * As Stryker is asked for parts of files, `line:column-line:column`: its columns count from 0 there, from 1 in
   * reports.
   */
  range: string
  kind: string
  before: string
  after: string
  isSeen: boolean
}

const SEEN = new Set(['Killed', 'Timeout'])
const UNSEEN = new Set(['Survived', 'NoCoverage'])

/** The faults of a report that count: not those left out, and none that does not even load. */
export function faultsOf({ files }: MutationReport): Fault[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => SEEN.has(status) || UNSEEN.has(status))
      .map(({ mutatorName, replacement = '', status, location: { start, end } }) => ({
        file,
        line: start.line,
        range: `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
        kind: mutatorName,
        before: oneLine(textBetween(source, start, end)),
        after: oneLine(replacement),
        isSeen: SEEN.has(status),
      })),
  )
}

/** Where a fault stands, in the words of Stryker's `mutate`. */
export function placeOf({ file, range }: Fault): string {
  return `${file}:${range}`
}

/** The faults of a first round; one that it did not see counts as seen where the second did. */
export function joinRounds(first: readonly Fault[], second: readonly Fault[]): Fault[] {
  const name = ({ file, range, kind, after }: Fault) => [file, range, kind, after].join('\n')
  const seenLater = new Set(second.filter(({ isSeen }) => isSeen).map(name))
  return first.map((fault) => ({ ...fault, isSeen: fault.isSeen || seenLater.has(name(fault)) }))
}

/** Of a hundred faults so many were seen; all of none. */
export function score(faults: readonly Fault[]): number {
  if (faults.length === 0) return 100
  return (100 * faults.filter(({ isSeen }) => isSeen).length) / faults.length
}

/** Lines and columns count from 1. */
function textBetween(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
