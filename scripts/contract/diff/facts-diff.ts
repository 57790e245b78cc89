import type { JsonObject } from '../document/json.ts'
import type { OperationModel } from '../generate/model.ts'
import type { LocalChange } from './change.ts'

/** How the facts of an operation have changed: what its answers owe beyond their shape (docs/contract.md, "Facts"). */
export function compareFacts(was: OperationModel, is: OperationModel): LocalChange[] {
  const pointers = new Set([...Object.keys(was.follows), ...Object.keys(is.follows)])
  return [
    ...[...pointers].flatMap((at) => compareFact(`answer /value${at}`, 'x-follows', was.follows[at], is.follows[at])),
    ...compareFact('answer /value', 'x-per-merchant', listOf(was.perMerchant), listOf(is.perMerchant)),
  ]
}

/** How one fact has changed. Clients may count on what it was; on a new one nobody counts yet. */
export function compareFact(place: string, name: string, was: unknown, is: unknown): LocalChange[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return []
  const text = `${name} is ${shown(is)} now, it was ${shown(was)}`
  return [{ level: was === undefined ? 'harmless' : 'risky', place, text }]
}

const MARKS = ['x-moment', 'x-visitors', 'x-key', 'x-order']

/** How the facts that stand in a schema have changed. */
export const compareMarks = (place: string, was: JsonObject, is: JsonObject): LocalChange[] =>
  MARKS.flatMap((name) => compareFact(place, name, was[name], is[name]))

/** Whether a field of a request may be asked for now: a client that leaves it out may be refused then. */
export function compareNeed(place: string, was: JsonObject, is: JsonObject): LocalChange[] {
  const [could, can] = [was['x-may-need'] === true, is['x-may-need'] === true]
  if (could === can) return []
  return [
    { level: can ? 'risky' : 'harmless', place, text: can ? 'Some calls need it now' : 'No call needs it any more' },
  ]
}

function shown(value: unknown): string {
  if (value === undefined) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const listOf = (pointers: readonly string[]) => (pointers.length === 0 ? undefined : pointers)
