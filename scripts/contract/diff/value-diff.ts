import { asList, type JsonObject } from '../document/json.ts'
import type { Turn } from './change.ts'

interface ValueChange {
  turn: Turn
  text: string
  /** Whether it is the type that has changed. */
  isType?: boolean
}

/** How what a single value may be has changed: its type, fixed values, form and bounds. */
export function compareValues(older: JsonObject, newer: JsonObject): ValueChange[] {
  const types = compareTypes(typesOf(older), typesOf(newer))
  if (types.some(({ turn }) => turn === 'other')) return types
  return [
    ...types,
    ...compareChoices(older, newer),
    ...compareForms(older, newer),
    ...compareBounds(older, newer),
    ...compareEntries(older, newer),
  ]
}

const typesOf = ({ type }: JsonObject): string[] => [type].flat().filter((one) => typeof one === 'string')

function compareTypes(before: string[], after: string[]): ValueChange[] {
  const fits = (type: string, list: string[]) => list.includes(type) || (type === 'integer' && list.includes('number'))
  if (before.length === 0 && after.length === 0) return []
  const isWider = before.length > 0 && (after.length === 0 || before.every((type) => fits(type, after)))
  const isNarrower = after.length > 0 && (before.length === 0 || after.every((type) => fits(type, before)))
  if (isWider && isNarrower) return []
  const turn = isWider ? 'widened' : isNarrower ? 'narrowed' : 'other'
  return [{ turn, isType: true, text: `The type is ${named(after)} now, it was ${named(before)}` }]
}

const named = (types: string[]): string => types.join(' or ') || 'any'

function compareChoices(older: JsonObject, newer: JsonObject): ValueChange[] {
  const [before, after] = [choicesOf(older), choicesOf(newer)]
  if (before === undefined && after === undefined) return []
  if (before === undefined) return [{ turn: 'narrowed', text: `Only ${listed(after ?? [])} is allowed now` }]
  if (after === undefined) return [{ turn: 'widened', text: 'Any value is allowed now, it was a list' }]
  const [added, removed] = [after.filter((one) => !before.includes(one)), before.filter((one) => !after.includes(one))]
  return [
    ...(added.length > 0 ? [{ turn: 'widened' as const, text: `New values: ${listed(added)}` }] : []),
    ...(removed.length > 0 ? [{ turn: 'narrowed' as const, text: `Values that are gone: ${listed(removed)}` }] : []),
  ]
}

function choicesOf(schema: JsonObject): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema['const'])]
  return 'enum' in schema ? asList(schema['enum']).map((one) => JSON.stringify(one)) : undefined
}

const listed = (values: readonly string[]): string => values.join(', ')

function compareForms(older: JsonObject, newer: JsonObject): ValueChange[] {
  return ['format', 'pattern'].flatMap((keyword): ValueChange[] => {
    const [before, after] = [older[keyword], newer[keyword]]
    if (before === after) return []
    if (before === undefined) return [{ turn: 'narrowed', text: `It has the ${keyword} ${String(after)} now` }]
    if (after === undefined)
      return [{ turn: 'widened', text: `It has no ${keyword} any more, it was ${String(before)}` }]
    return [{ turn: 'other', text: `The ${keyword} is ${String(after)} now, it was ${String(before)}` }]
  })
}

const LOWER = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum', 'minProperties']
const UPPER = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum', 'maxProperties']

function compareBounds(older: JsonObject, newer: JsonObject): ValueChange[] {
  return [...LOWER, ...UPPER].flatMap((keyword): ValueChange[] => {
    const [before, after] = [older[keyword], newer[keyword]]
    if (before === after) return []
    const open = LOWER.includes(keyword) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    const rises = Number(after ?? open) > Number(before ?? open)
    const turn = rises === LOWER.includes(keyword) ? 'narrowed' : 'widened'
    return [{ turn, text: `${keyword} is ${String(after ?? 'open')} now, it was ${String(before ?? 'open')}` }]
  })
}

function compareEntries(older: JsonObject, newer: JsonObject): ValueChange[] {
  const [before, after] = [older['uniqueItems'] === true, newer['uniqueItems'] === true]
  if (before === after) return []
  return [
    after
      ? { turn: 'narrowed', text: 'No entry may come twice now' }
      : { turn: 'widened', text: 'An entry may come twice now' },
  ]
}
