import { db } from './db.ts'
import { queue } from './in-turn.ts'
import { checkedEntries, clearKept, keptEntries, type KeptEntries } from './kept-map.ts'
import { seedAccounts } from './seed.ts'

/** All rows by table, and the kept maps, as plain data; what `--keep` writes. */
interface Snapshot {
  readonly [table: string]: unknown
  readonly maps: KeptEntries
}

let seeded: Promise<void> | undefined

/** Resolves when the first rows are there; fills them at the first call. */
export function databaseReady(): Promise<void> {
  return seeded ?? resetDatabase()
}

/** Back to the first rows; everybody is signed out. */
export function resetDatabase(): Promise<void> {
  return refill(() => seedAccounts(db))
}

// Not that of single rows, which filling waits for.
const refillInTurn = queue()

/** Puts other rows in place of all; calls wait for the whole of it. Two at once would mix their rows. */
function refill(fill: () => Promise<void>): Promise<void> {
  seeded = refillInTurn(() => {
    for (const table of Object.values(db)) table.clear()
    clearKept()
    return fill()
  })
  return seeded
}

/** All rows and kept maps as plain data. */
export function snapshot(): Snapshot {
  const rows = Object.entries(db).map(([name, table]) => [name, table.all()] as const)
  return { ...Object.fromEntries(rows), maps: keptEntries() }
}

/**
 * Puts rows of a former run in place of the first ones. Checks each against its schema first, so that a
 * state file from before a change of the contract is refused whole.
 *
 * @throws {Error} naming the table or map whose row does not fit; the database is unchanged then.
 */
export async function restore(rows: Partial<Snapshot>): Promise<void> {
  const fills = Object.entries(db).map(([name, table]) => table.checked(name, rows[name] ?? []))
  const fillMaps = checkedEntries(rows.maps ?? {})
  await refill(async () => {
    fillMaps()
    for (const fill of fills) await fill()
  })
}
