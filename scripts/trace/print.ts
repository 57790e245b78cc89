import type { RowState, TracedRow } from './trace.ts'

const STATES: readonly RowState[] = ['proved', 'not built', 'unproved', 'note']

/** A line for each section with its rows by state, a line for all, and the unproved rows by name. */
export function sectionTable(rows: readonly TracedRow[]): string {
  const sections = [...new Set(rows.map(({ section }) => section))]
  const line = (name: string, own: readonly TracedRow[]) =>
    [name.padEnd(10), ...STATES.map((state) => String(countOf(own, state)).padStart(state.length + 3))].join('')
  const unproved = rows.filter(({ state }) => state === 'unproved')
  return [
    [''.padEnd(10), ...STATES.map((state) => state.padStart(state.length + 3))].join(''),
    ...sections.map((section) =>
      line(
        section,
        rows.filter((row) => row.section === section),
      ),
    ),
    line('all', rows),
    ...unproved.map(({ id, missing }) => `unproved: ${id} (${missing.join(', ')})`),
  ].join('\n')
}

/** A row with its state, the kinds that lack a proof, and the tests that name it. */
export function tracedRow({ id, state, missing, tests }: TracedRow): string {
  const lacks = missing.length > 0 ? `, no proof of: ${missing.join(', ')}` : ''
  return [`${id}  ${state}${lacks}`, ...tests.map(({ file, title }) => `    ${file}  ${title}`)].join('\n')
}

/** How many rows are in a state. */
export function countOf(rows: readonly TracedRow[], state: RowState): number {
  return rows.filter((row) => row.state === state).length
}
