/** A column of a table; numbers are shown with so many decimals, texts as they are. */
interface Column {
  name: string
  decimals?: number
}

/** A budget beside the figure that it limits. */
interface Check {
  what: string
  value: number
  /** `at most` unless said. */
  kind?: 'at least'
  budget: number
  unit: string
  decimals?: number
}

/** What one part of the benchmark has measured. */
export interface Section {
  title: string
  columns: readonly Column[]
  rows: readonly (readonly (string | number)[])[]
  checks: readonly Check[]
  /** What a reader must know to read the table rightly. */
  notes: readonly string[]
}

/** Whether a figure is within its budget. */
const holds = ({ kind, value, budget }: Check): boolean => (kind === 'at least' ? value >= budget : value <= budget)

/** The middle of the figures; of an even number, the mean of the two in the middle. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('the median of an empty list is undefined')
  return (lower + upper) / 2
}

/** The section as it stands in a terminal: the table, the budgets and whether each holds, the notes. */
export function printSection({ title, columns, rows, checks, notes }: Section): string {
  const checkColumns: Column[] = [{ name: 'budget' }, { name: 'measured' }, { name: 'limit' }, { name: '' }]
  const checkRows = checks.map((check) => [
    check.what,
    `${check.value.toFixed(check.decimals ?? 0)} ${check.unit}`.trim(),
    `${check.kind === 'at least' ? '≥' : '≤'} ${check.budget.toFixed(check.decimals ?? 0)} ${check.unit}`.trim(),
    holds(check) ? 'holds' : 'MISSED',
  ])
  const tables = [alignTable(columns, rows), ...(checks.length > 0 ? [alignTable(checkColumns, checkRows)] : [])]
  return [title, '', ...tables.flatMap((table) => [table, '']), ...notes.map((note) => `  ${note}`), ''].join('\n')
}

/** The section for programs: each row by the names of its columns, figures unrounded. */
export function sectionData({ title, columns, rows, checks, notes }: Section) {
  return {
    title,
    rows: rows.map((row) => Object.fromEntries(columns.map(({ name }, index) => [name, row[index]]))),
    budgets: checks.map((check) => ({ ...check, kind: check.kind ?? 'at most', holds: holds(check) })),
    notes,
  }
}

/** Texts to the left, figures to the right. */
function alignTable(columns: readonly Column[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell, index) => (typeof cell === 'number' ? cell.toFixed(columns[index]?.decimals ?? 0) : cell)),
  )
  const widths = columns.map(({ name }, index) => Math.max(name.length, ...cells.map((row) => row[index]?.length ?? 0)))
  const isFigure = columns.map((_column, index) => rows.some((row) => typeof row[index] === 'number'))
  const line = (row: readonly string[]) =>
    `  ${widths.map((width, index) => (isFigure[index] ? (row[index] ?? '').padStart(width) : (row[index] ?? '').padEnd(width))).join('   ')}`.trimEnd()
  return [line(columns.map(({ name }) => name)), ...cells.map(line)].join('\n')
}
