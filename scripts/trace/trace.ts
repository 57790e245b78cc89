import type { Row, RowKind } from './catalogue.ts'
import { claimedIds, claimedRanges, provableKinds } from './claims.ts'
import type { ExecutedTest } from './executed-tests.ts'
import type { Limit } from './limits.ts'

/** `note` rows have nothing to prove; see `RowKind`. */
export type RowState = 'proved' | 'not built' | 'unproved' | 'note'

export interface TracedRow extends Row {
  state: RowState
  /** Kinds without a test that passed. */
  missing: RowKind[]
  /** Tests that name the row and passed. */
  tests: ExecutedTest[]
}

export interface Trace {
  rows: TracedRow[]
  /** What is wrong with titles and limits, one sentence each: unknown ids, ranges, limits that no longer hold. */
  faults: string[]
}

/**
 * Joins the catalogue with an executed run. A row is proved when, for each of its kinds, a test that names it and can
 * prove that kind has passed; it is "not built" when a limit names it.
 *
 * @param importsSite whether a test file in `tests/` imports code of `src`
 */
export function traceRows(
  catalogue: readonly Row[],
  tests: readonly ExecutedTest[],
  limits: readonly Limit[],
  importsSite: (file: string) => boolean,
): Trace {
  const sections = new Set(catalogue.map(({ section }) => section))
  const known = new Set(catalogue.map(({ id }) => id))
  const notBuilt = new Set(limits.flatMap(({ ids }) => ids))
  const proofs = new Map<string, ExecutedTest[]>()
  for (const test of tests.filter(({ passed }) => passed))
    for (const id of claimedIds(test.title, sections)) proofs.set(id, [...(proofs.get(id) ?? []), test])
  const rows = catalogue.map((row): TracedRow => {
    const own = proofs.get(row.id) ?? []
    const proved = new Set(own.flatMap((test) => provableKinds(test, importsSite)))
    const missing = row.kinds.filter((kind) => kind !== 'note' && !proved.has(kind))
    return { ...row, missing, tests: own, state: stateOf(row, missing, notBuilt.has(row.id)) }
  })
  const faults = [
    ...tests.flatMap(({ file, title }) => [
      ...claimedIds(title, sections).flatMap((id) => (known.has(id) ? [] : [`${file}: no row ${id}, in “${title}”`])),
      ...claimedRanges(title, sections).map((range) => `${file}: the range ${range} proves nothing, in “${title}”`),
    ]),
    ...[...notBuilt].filter((id) => !known.has(id)).map((id) => `docs/limits.md: no row ${id}`),
    ...rows
      .filter(({ id, missing }) => notBuilt.has(id) && missing.length === 0)
      .map(({ id }) => `docs/limits.md: ${id} is proved, so it is not a limit any more`),
  ]
  return { rows, faults: [...new Set(faults)] }
}

function stateOf({ kinds }: Row, missing: readonly RowKind[], isLimit: boolean): RowState {
  if (kinds.every((kind) => kind === 'note')) return 'note'
  if (missing.length === 0) return 'proved'
  return isLimit ? 'not built' : 'unproved'
}
