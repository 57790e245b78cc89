/**
 * What a row speaks of, and so which tests can prove it: `site` is a screen or behaviour of the site, `gateway` the
 * contract and the stub that stands in for the server, `project` how the project is built and delivered. `note` records
 * a fact about the sources; there is nothing to prove.
 */
const ROW_KINDS = ['site', 'gateway', 'project', 'note'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** A requirement row of docs/requirements.md. A row of several kinds needs a proof for each. */
export interface Row {
  id: string
  section: string
  kinds: readonly RowKind[]
}

const ID_CELL = /^\| ([A-Z][A-Z0-9]*)-(\d+) \|/
const LAST_CELL = /\| ([^|]*) \|$/
/**
 * Rows of the catalogue, in its order. The last column, "Proof", holds the kinds.
 *
 * @throws Error for a row without a kind, with an unknown one, or with an id that occurs twice
 */
export function readCatalogue(markdown: string): Row[] {
  const rows = markdown
    .split('\n')
    .filter((line) => ID_CELL.test(line))
    .map(readRow)
  const twice = rows.find((row, index) => rows.findIndex(({ id }) => id === row.id) !== index)
  if (twice) throw new Error(`${twice.id} occurs twice in the catalogue.`)
  return rows
}

function readRow(line: string): Row {
  const [, section, number] = ID_CELL.exec(line) ?? []
  const kinds = (LAST_CELL.exec(line)?.[1] ?? '').split(', ')
  if (!section || !kinds.every(isRowKind))
    throw new Error(`The last cell of a row is one of ${ROW_KINDS.join(', ')}, or several with commas: ${line}`)
  return { id: `${section}-${number}`, section, kinds }
}

const isRowKind = (text: string): text is RowKind => (ROW_KINDS as readonly string[]).includes(text)
