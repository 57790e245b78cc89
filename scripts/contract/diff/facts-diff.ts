import type { JsonObject } from '../document/json.ts'
import type { OperationModel } from '../generate/model.ts'
import type { LocalChange, Turn } from './change.ts'

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
  const turn = turnOf(was, is)
  if (turn === undefined) return []
  return [{ level: turn === 'narrowed' ? 'harmless' : 'risky', place, text: textOf(name, was, is) }]
}

const MARKS = ['x-moment', 'x-visitors', 'x-key', 'x-order']

/** How the facts that stand in the schema of an answer have changed: one more allows fewer answers. */
export function compareMarks(older: JsonObject, newer: JsonObject): { turn: Turn; text: string }[] {
  return MARKS.flatMap((name) => {
    const turn = turnOf(older[name], newer[name])
    return turn === undefined ? [] : [{ turn, text: textOf(name, older[name], newer[name]) }]
  })
}

function turnOf(was: unknown, is: unknown): Turn | undefined {
  if (JSON.stringify(was) === JSON.stringify(is)) return undefined
  if (was === undefined) return 'narrowed'
  return is === undefined ? 'widened' : 'other'
}

const textOf = (name: string, was: unknown, is: unknown): string => `${name} is ${shown(is)} now, it was ${shown(was)}`

function shown(value: unknown): string {
  if (value === undefined) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const listOf = (pointers: readonly string[]) => (pointers.length === 0 ? undefined : pointers)
