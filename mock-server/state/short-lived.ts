/** What is remembered for minutes only and is not worth keeping over a restart. */
const all: Map<string, unknown>[] = []

/** A map that a reset of the stub empties. */
export function shortLived<Value>(): Map<string, Value> {
  const map = new Map<string, Value>()
  all.push(map)
  return map
}

/** Empties every short-lived map. */
export function clearShortLived(): void {
  for (const map of all) map.clear()
}
