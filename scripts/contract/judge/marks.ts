import { referencedName } from '../document/ajv-schemas.ts'
import { asList, asObject, asText, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { finding, type Finding } from './finding.ts'
import { momentFinding } from './moments.ts'
import { shown } from './schema-errors.ts'
import { standingAt } from './standing.ts'

/** What a schema says beyond its shape, by `x-moment`, `x-visitors`, `x-key` and `x-order`. */
export interface Mark {
  /** JSON pointer below the value; a `*` stands for every entry. */
  readonly pointer: string
  /** On which side of now a moment lies. */
  readonly moment?: 'past' | 'future'
  /** What callers without a session see: the fixed value, or nothing where it is undefined. */
  readonly visitors?: { readonly only: unknown }
  /** The field, or the pointer below an entry, that tells the entries of a list apart. */
  readonly key?: string
  /** By what a list is ordered, in the form of `key`, with a sign: `-createdAt` is the latest first. */
  readonly order?: string
}

/** Every mark in a schema and below. */
export function marksOf(schema: JsonObject, document: ContractDocument): Mark[] {
  const marks = new Map<string, Mark>()
  walk(schema, '', [])
  return [...marks.values()]

  function walk(node: JsonObject, pointer: string, within: readonly string[]): void {
    const { $ref, properties, items, additionalProperties, ...rest } = node
    const mark = markOf(rest, pointer)
    if (mark) marks.set(`${pointer} ${JSON.stringify(mark)}`, mark)
    const name = typeof $ref === 'string' ? referencedName($ref) : undefined
    const target = name === undefined ? undefined : document.components.schemas[name]
    if (name !== undefined && target && !within.includes(name)) walk(target, pointer, [...within, name])
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      for (const part of asList(rest[key])) walk(asObject(part), pointer, within)
    for (const [field, property] of Object.entries(asObject(properties)))
      walk(asObject(property), `${pointer}/${field}`, within)
    for (const entry of [items, additionalProperties]) if (isObject(entry)) walk(entry, `${pointer}/*`, within)
  }
}

function markOf(node: JsonObject, pointer: string): Mark | undefined {
  const { 'x-moment': moment, 'x-visitors': visitors, 'x-key': key, 'x-order': order } = node
  if (moment === undefined && visitors === undefined && key === undefined && order === undefined) return undefined
  return {
    pointer,
    ...(moment === 'past' || moment === 'future' ? { moment } : {}),
    ...(visitors === undefined ? {} : { visitors: { only: asObject(visitors)['const'] } }),
    ...(asText(key) === undefined ? {} : { key: String(key) }),
    ...(asText(order) === undefined ? {} : { order: String(order) }),
  }
}

/** What breaks the marks of a value. `now` is the server's; undefined where it is not known. */
export function markFindings(
  marks: readonly Mark[],
  value: unknown,
  { now, isVisitor }: { now: number | undefined; isVisitor: boolean },
): Finding[] {
  return marks.flatMap((mark) => {
    const standing = standingAt(value, mark.pointer)
    const broken = standing.map((one) => {
      const place = { pointer: `/value${one.at}`, seen: shown(one.value) }
      const at = typeof one.value === 'number' ? one.value : Date.parse(String(one.value))
      return (
        (mark.moment && now !== undefined ? momentFinding(mark.moment, at, now, place) : undefined) ??
        visitorFinding(mark, one.value, place, isVisitor) ??
        keyFinding(mark, one.value, place) ??
        orderFinding(mark, one.value, place)
      )
    })
    return broken.find((one) => one !== undefined) ?? []
  })
}

type Spot = Pick<Finding, 'pointer' | 'seen'>

function visitorFinding({ visitors }: Mark, value: unknown, place: Spot, isVisitor: boolean): Finding | undefined {
  if (!isVisitor || visitors === undefined || value === visitors.only) return undefined
  const expected = visitors.only === undefined ? 'nothing' : shown(visitors.only)
  return finding('visitor', 'A caller without a session sees what only members may', { ...place, expected })
}

function keyFinding({ key }: Mark, value: unknown, place: Spot): Finding | undefined {
  if (key === undefined || !Array.isArray(value)) return undefined
  const ids = value.flatMap((row) => standingAt(row, `/${key}`).map((one) => JSON.stringify(one.value)))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice === undefined) return undefined
  return finding('repeated-id', 'Two entries of a list have one id', {
    ...place,
    expected: `each ${key} once`,
    seen: twice,
  })
}

/** Days compare as they stand, and so do moments in UTC without what a fraction ends with. */
function orderFinding({ order }: Mark, value: unknown, place: Spot): Finding | undefined {
  if (order === undefined || !Array.isArray(value)) return undefined
  const texts = value.flatMap((row) => standingAt(row, `/${order.slice(1)}`).map((one) => String(one.value)))
  const isUp = order.startsWith('+')
  const ranks = texts.map((text) => text.replace(/(?:(\.\d*[1-9])0*|\.0+)?Z$/, '$1'))
  const at = ranks.findIndex((text, index) => {
    const before = ranks[index - 1] ?? text
    return isUp ? before > text : before < text
  })
  if (at === -1) return undefined
  const expected = `by ${order.slice(1)}, the ${isUp ? 'first' : 'latest'} first`
  return finding('disorder', 'A list in another order', {
    ...place,
    expected,
    seen: `${texts[at - 1]} before ${texts[at]}`,
  })
}
