import * as v from 'valibot'

/** Every kept map, by its name in the kept state. */
const all = new Map<string, Kept>()
const listeners = new Set<() => void>()

/** Entries of kept maps, by name. */
export type KeptEntries = Readonly<Record<string, readonly (readonly [string, unknown])[]>>

interface Kept {
  readonly entries: () => Iterable<readonly [string, unknown]>
  readonly clear: () => void
  /** Checks entries; what it gives back puts them in. */
  readonly checked: (entries: unknown) => () => void
}

/**
 * What the stub remembers beside the rows of the database, and keeps with them: plain data by a key. It is for what
 * callers read and change without waiting; whoever changes a value in place says so by `changed`.
 */
export class KeptMap<Value> {
  readonly #values = new Map<string, Value>()

  /**
   * @param name in the kept state
   * @param schema of a value; state that does not fit is refused whole
   */
  constructor(name: string, schema: v.GenericSchema<Value>) {
    all.set(name, {
      entries: () => this.#values,
      clear: () => this.#values.clear(),
      checked: (entries) => {
        const { success, output, issues } = v.safeParse(v.array(v.tuple([v.string(), schema])), entries)
        if (!success) throw new Error(`${name}: ${issues.map(({ message }) => message).join('; ')}`)
        return () => {
          for (const [key, value] of output) this.#values.set(key, value)
        }
      },
    })
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** The value of a key; the first time, what `first` makes. */
  getOrMake(key: string, first: () => Value): Value {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const made = first()
    this.set(key, made)
    return made
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value)
    this.changed()
  }

  delete(key: string): void {
    if (this.#values.delete(key)) this.changed()
  }

  /** Tells that a value was changed in place. */
  changed(): void {
    for (const tell of listeners) tell()
  }
}

/** The entries of every map, as plain data. */
export const keptEntries = (): KeptEntries =>
  Object.fromEntries(Array.from(all, ([name, map]) => [name, [...map.entries()]]))

/** Empties every map. */
export function clearKept(): void {
  for (const map of all.values()) map.clear()
}

/**
 * Checks the entries of a former run; what it gives back puts them in.
 *
 * @throws {Error} naming the map whose entries do not fit
 */
export function checkedEntries(entries: KeptEntries): () => void {
  const fills = Array.from(all, ([name, map]) => map.checked(entries[name] ?? []))
  return () => {
    for (const fill of fills) fill()
  }
}

/** Calls back after every change of a map, until the signal ends it. */
export function onKeptChange(listener: () => void, signal: AbortSignal): void {
  listeners.add(listener)
  signal.addEventListener('abort', () => listeners.delete(listener))
}
