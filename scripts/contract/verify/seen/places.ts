import { referencedName } from '../../document/ajv-schemas.ts'
import { asList, asObject, isObject, type JsonObject } from '../../document/json.ts'
import type { ContractDocument } from '../../document/openapi.ts'

/** One place in the answers of an operation, and whether anything has stood there. */
export interface Place {
  /** JSON pointer below `/value`; a `*` stands for the entries of a list or a map. */
  readonly pointer: string
  seen: boolean
  /** What it and its equals hold; places that the same schema describes share this. */
  inside: Inside
}

interface Inside {
  /** What may stand below, by name. */
  readonly fields: Map<string, Place>
  /** What the entries of a list or a map are. */
  entries?: Place
  /** Where only some values may stand, each with whether it did. */
  readonly values: Map<string, boolean>
}

/**
 * The places that a schema describes. What alternatives share is one place, and so are the fields of a named schema.
 */
export function placesOf(schema: JsonObject, document: ContractDocument): Place {
  const named = new Map<string, Inside>()
  const root = newPlace('')
  describe(root, schema)
  return root

  /** @param isOne of several alternatives, whose fields come together at the place */
  function describe(place: Place, node: JsonObject, isOne = false): void {
    const { $ref, properties, items, additionalProperties, ...rest } = node
    if (typeof $ref === 'string') refer(place, referencedName($ref), isOne)
    for (const key of ['allOf', 'oneOf', 'anyOf'])
      for (const part of asList(rest[key])) describe(place, asObject(part), true)
    const { fields, values } = place.inside
    for (const value of 'const' in rest ? [rest['const']] : asList(rest['enum'])) values.set(String(value), false)
    for (const [name, property] of Object.entries(asObject(properties))) {
      const field = fields.get(name) ?? newPlace(`${place.pointer}/${name}`)
      fields.set(name, field)
      describe(field, asObject(property))
    }
    for (const entry of [items, additionalProperties]) {
      if (!isObject(entry)) continue
      place.inside.entries ??= newPlace(`${place.pointer}/*`)
      describe(place.inside.entries, entry)
    }
  }

  function refer(place: Place, name: string, isOne: boolean): void {
    const known = named.get(name)
    if (known && !isOne) place.inside = known
    else {
      if (!isOne) named.set(name, place.inside)
      describe(place, document.components.schemas[name] ?? {}, isOne)
    }
  }
}

/** Marks every place where something stands in a value. */
export function markSeen(place: Place, value: unknown): void {
  place.seen = true
  const { fields, entries, values } = place.inside
  const text = String(value)
  if (values.has(text)) values.set(text, true)
  if (Array.isArray(value)) {
    for (const entry of value) if (entries) markSeen(entries, entry)
  } else if (isObject(value)) {
    for (const [name, entry] of Object.entries(value)) {
      const below = fields.get(name) ?? entries
      if (below) markSeen(below, entry)
    }
  }
}

/** Every named field below a place, each once. */
export const fieldsOf = (root: Place): Place[] => [...within(root)].flatMap(({ inside }) => [...inside.fields.values()])

/** Every value that may stand somewhere at or below a place, named by its place, and whether it did. */
export const valuesOf = (root: Place): { name: string; seen: boolean }[] =>
  [...within(root)].flatMap(({ pointer, inside }) =>
    [...inside.values].map(([value, seen]) => ({ name: `${pointer} ${value}`, seen })),
  )

const newPlace = (pointer: string): Place => ({
  pointer,
  seen: false,
  inside: { fields: new Map(), values: new Map() },
})

/** A place and all below it, of those that share their inside the first. */
function within(root: Place): Set<Place> {
  const known = new Set<Inside>()
  const found = new Set<Place>()
  const queue = [root]
  for (const place of queue) {
    if (known.has(place.inside)) continue
    known.add(place.inside)
    found.add(place)
    const { fields, entries } = place.inside
    queue.push(...fields.values(), ...(entries ? [entries] : []))
  }
  return found
}
