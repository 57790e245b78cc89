/** What a change costs clients that were written to the older contract. */
export type Level = 'breaking' | 'risky' | 'harmless'

export const LEVELS: readonly Level[] = ['breaking', 'risky', 'harmless']

/** What a value may be has grown, shrunk, or become something else. */
export type Turn = 'widened' | 'narrowed' | 'other'

/** One difference between two contracts. */
export interface Change {
  level: Level
  /**
   * The operation's id in the newer contract, or in the older one where it is gone; `catalogue` for a code by itself,
   * `contract` for what is said of all.
   */
  operation: string
  /** Where: `answer /value/games`, `request /body`, `errors`, `session`. */
  place: string
  /** What, in a sentence without a full stop. */
  text: string
}

/** A change whose operation its caller knows. */
export type LocalChange = Omit<Change, 'operation'>

/** How many changes of each level there are. */
export function countLevels(changes: readonly Pick<Change, 'level'>[]): Record<Level, number> {
  const count = { breaking: 0, risky: 0, harmless: 0 }
  for (const { level } of changes) count[level] += 1
  return count
}
