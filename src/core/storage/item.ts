import { parse, type GenericSchema, type InferOutput } from 'valibot'

/** Where an item lives: `local` outlives the browser session, `session` ends with the tab. */
export type StorageArea = 'local' | 'session'

/** One stored item with its schema. What does not parse is dropped; a missing, full or blocked storage falls back to memory. */
export interface StoredItem<Value> {
  readonly key: string
  readonly area: StorageArea
  read(): Value | undefined
  /** Writes the value; keeps it in memory for this page when the browser refuses. */
  write(value: Value): void
  remove(): void
}

const memory = new Map<string, string>()

/**
 * Declares a stored item. Text items (`text: true`) are kept as they are, so that other scripts, such as the one in
 * index.html, can read them without a parser; all others are JSON.
 */
export function storedItem<Schema extends GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
  options: { text?: boolean } = {},
): StoredItem<InferOutput<Schema>> {
  type Value = InferOutput<Schema>
  const decode = (raw: string): Value | undefined => {
    try {
      return parse(schema, options.text ? raw : JSON.parse(raw))
    } catch {
      removeRaw(area, key)
      return undefined
    }
  }
  // Reading the same text gives the same object, so that a value can be a snapshot for React.
  let lastRaw: string | undefined
  let lastValue: Value | undefined
  return {
    key,
    area,
    read() {
      const raw = readRaw(area, key)
      if (raw === undefined) return undefined
      if (raw !== lastRaw) {
        lastValue = decode(raw)
        lastRaw = raw
      }
      return lastValue
    },
    write(value) {
      writeRaw(area, key, options.text ? String(value) : JSON.stringify(value))
    },
    remove() {
      removeRaw(area, key)
    },
  }
}

/** Empties the session storage, and what stands in memory for it (SESSION-15, BOOT-44). */
export function clearSessionStorage(): void {
  for (const name of memory.keys()) if (name.startsWith('session:')) memory.delete(name)
  try {
    window.sessionStorage.clear()
  } catch {
    // A blocked storage holds nothing.
  }
}

function areaStorage(area: StorageArea): Storage {
  return area === 'local' ? window.localStorage : window.sessionStorage
}

function readRaw(area: StorageArea, key: string): string | undefined {
  const kept = memory.get(`${area}:${key}`)
  if (kept !== undefined) return kept
  try {
    return areaStorage(area).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function writeRaw(area: StorageArea, key: string, raw: string): void {
  try {
    areaStorage(area).setItem(key, raw)
    memory.delete(`${area}:${key}`)
  } catch {
    memory.set(`${area}:${key}`, raw)
  }
}

function removeRaw(area: StorageArea, key: string): void {
  memory.delete(`${area}:${key}`)
  try {
    areaStorage(area).removeItem(key)
  } catch {
    // A blocked storage holds nothing.
  }
}
