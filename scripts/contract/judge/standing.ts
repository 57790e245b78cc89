import { isObject } from '../document/json.ts'

/** Something in a value, with where it stands. */
export interface Standing {
  /** JSON pointer below the value. */
  at: string
  value: unknown
}

/** What stands at a pointer; a `*` in it means every entry of a list or a map. */
export function standingAt(value: unknown, pointer: string): Standing[] {
  let found: Standing[] = [{ at: '', value }]
  for (const step of pointer.split('/').slice(1)) found = found.flatMap((one) => inside(one, step))
  return found
}

function inside({ at, value }: Standing, step: string): Standing[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : []
  return entries
    .filter(([name]) => step === '*' || String(name) === step)
    .map(([name, entry]) => ({ at: `${at}/${name}`, value: entry }))
}
