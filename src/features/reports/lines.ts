import { sumAmounts } from '#src/lib/sum-amounts.ts'

/** What came of the bets of one day or of one kind of game. */
export interface Line<Key> {
  key: Key
  bets: string
  profit: string
}

/** Adds up the entries of one key to one line each; entries without a key are left out. */
export function linesBy<Entry extends { bets: string; profit: string }, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key | undefined,
): Line<Key>[] {
  const groups = new Map<Key, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups].map(([key, group]) => ({
    key,
    bets: sumAmounts(group.map(({ bets }) => bets)),
    profit: sumAmounts(group.map(({ profit }) => profit)),
  }))
}
