import type { Shape } from '#src/api/shape.ts'

/** Where an item lives: `local` outlives the browser session, `session` ends with the tab. */
export type StorageArea = 'local' | 'session'

/**
 * One stored item with its shape. What does not fit is dropped; a missing, full or blocked storage falls back to
 * memory.
 */
export interface StoredItem<Value> {
  readonly key: string
  readonly area: StorageArea
  read(): Value | undefined
  /** Writes the value; keeps it in memory for this page when the browser refuses. */
  write(value: Value): void
  remove(): void
}

/** What the browser refused to keep, for the time of this page: `<area>:<key>` → text. */
const memory = new Map<string, string>(Object.entries(carriedTexts()))

/** Items of the session area that tell of the tab, not of who uses it. */
const lasting = new Set<string>()

/** The text items of the local area, as stored in `memory`. */
const portable = new Set<string>()

/**
 * Declares a stored item. Text items (`text: true`) are kept as they are, so that other scripts, such as the one in
 * index.html, can read them without a parser; all others are JSON. `lasting` ones stay as long as the tab.
 */
export function storedItem<Value>(
  area: StorageArea,
  key: string,
  shape: Shape<Value>,
  options: { text?: boolean; lasting?: boolean } = {},
): StoredItem<Value> {
  if (options.text && area === 'local') portable.add(`local:${key}`)
  if (options.lasting) lasting.add(key)
  const decode = (raw: string): Value | undefined => {
    const value = shape(options.text ? raw : parse(raw))
    if (value === undefined) removeRaw(area, key)
    return value
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
        lastRaw = lastValue === undefined ? undefined : raw
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

/** Empties the session storage and its fallback in memory (SESSION-15, BOOT-44), lasting items apart. */
export function clearSessionStorage(): void {
  const kept = [...lasting].map((key) => [key, readRaw('session', key)] as const)
  for (const name of memory.keys()) if (name.startsWith('session:')) memory.delete(name)
  try {
    window.sessionStorage.clear()
  } catch {
    // A blocked storage holds nothing.
  }
  for (const [key, raw] of kept) if (raw) writeRaw('session', key, raw)
}

/**
 * Loads the page anew at an address of this site. Text items that the browser would not store travel in the history
 * entry, so that also a blocked storage starts with the chosen merchant and language.
 */
export function reloadAt(address: string): void {
  const carried = Object.fromEntries([...memory].filter(([name]) => portable.has(name)))
  window.history.replaceState({ carried }, '', address)
  window.location.reload()
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function carriedTexts(): Record<string, string> {
  const state: { carried?: Record<string, string> } | null = window.history.state
  return state?.carried ?? {}
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
    // What stood there before is out of date and must not come back with the next start.
    removeRaw(area, key)
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
