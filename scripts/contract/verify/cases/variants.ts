import { referencedName } from '../../document/ajv-schemas.ts'
import { asObject, asTexts, isObject, type JsonObject } from '../../document/json.ts'
import type { ContractDocument } from '../../document/openapi.ts'

/** A value made of another one by changing it in one place. */
export interface Variant {
  /** Where it was changed, as a JSON pointer below the whole value. */
  pointer: string
  /** What was done, for people: `maximum length + 1`. */
  label: string
  value: unknown
}

type Make = (pointer: string, label: string, value: unknown) => Variant

/** Texts longer than this are not made: such bounds keep out abuse, and no page comes near them. */
const LONGEST = 20_000
const OTHER = 'not_in_the_list'
const NEVER_MATCHES = ['~', '', '\u0000', '~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~']

/**
 * Variants of a value by its schema: bounds and one beyond them, every entry of an enum, optional fields left out,
 * required ones missing, other types, foreign fields. Whether a variant holds is for the contract's own checks to say,
 * since keywords can exclude each other.
 */
export function variantsOf(schema: JsonObject, value: unknown, document: ContractDocument): Variant[] {
  const at: Make = (pointer, label, changed) => ({ pointer, label, value: changed })
  return walk(schema, value, '', at, document)
}

function walk(node: JsonObject, value: unknown, pointer: string, at: Make, document: ContractDocument): Variant[] {
  const schema = resolve(node, value, document)
  if (schema['format'] === 'binary') return []
  const listed = asValues(schema['enum'])
  if (listed.length > 0) {
    const known = listed.filter((one) => one !== value).map((one) => at(pointer, `value ${String(one)}`, one))
    return [
      ...known,
      at(pointer, 'not in its list', typeof listed[0] === 'number' ? 987_654 : OTHER),
      at(pointer, 'null', null),
    ]
  }
  if ('const' in schema) return [at(pointer, 'not its fixed value', OTHER), at(pointer, 'null', null)]
  switch ([schema['type']].flat()[0]) {
    case 'string':
      return [...textVariants(schema, String(value), pointer, at), ...otherType(pointer, at, 12_345)]
    case 'integer':
    case 'number':
      return [...numberVariants(schema, pointer, at), ...otherType(pointer, at, 'text')]
    case 'boolean':
      return [at(pointer, `value ${String(value !== true)}`, value !== true), ...otherType(pointer, at, 'text')]
    case 'array':
      return [...listVariants(schema, value, pointer, at, document), ...otherType(pointer, at, OTHER)]
    default:
      return isObject(value) ? objectVariants(schema, value, pointer, at, document) : []
  }
}

const otherType = (pointer: string, at: Make, value: unknown): Variant[] => [
  at(pointer, 'another type', value),
  at(pointer, 'null', null),
]

function textVariants(schema: JsonObject, value: string, pointer: string, at: Make): Variant[] {
  const { minLength: min, maxLength: max, format, pattern } = schema
  const made: Variant[] = []
  if (typeof min === 'number') {
    made.push(at(pointer, 'minimum length', stretch(value, min)))
    if (min > 0) made.push(at(pointer, 'minimum length − 1', stretch(value, min - 1)))
  }
  if (typeof max === 'number' && max < LONGEST) {
    made.push(
      at(pointer, 'maximum length', stretch(value, max)),
      at(pointer, 'maximum length + 1', stretch(value, max + 1)),
    )
  }
  if (typeof pattern === 'string') {
    const wrong = NEVER_MATCHES.find((text) => !new RegExp(pattern, 'u').test(text))
    if (wrong !== undefined) made.push(at(pointer, 'another form', wrong))
  }
  if (typeof format === 'string') made.push(at(pointer, `no ${format}`, 'no such thing \\'))
  return made
}

function numberVariants(schema: JsonObject, pointer: string, at: Make): Variant[] {
  const { minimum: min, maximum: max } = schema
  return [
    ...(typeof min === 'number' ? [at(pointer, 'minimum', min), at(pointer, 'minimum − 1', min - 1)] : []),
    ...(typeof max === 'number' ? [at(pointer, 'maximum', max), at(pointer, 'maximum + 1', max + 1)] : []),
    ...(schema['type'] === 'integer' ? [at(pointer, 'a fraction', 1.5)] : []),
  ]
}

function listVariants(
  schema: JsonObject,
  value: unknown,
  pointer: string,
  at: Make,
  document: ContractDocument,
): Variant[] {
  const list = asValues(value)
  const items = asObject(schema['items'])
  const { minItems: min, maxItems: max } = schema
  const [first] = list
  if (first === undefined || resolve(items, first, document)['format'] === 'binary') return []
  const inside: Make = (below, label, changed) => at(below, label, [changed, ...list.slice(1)])
  return [
    ...(typeof min === 'number' && min > 0 ? [at(pointer, 'too few entries', list.slice(0, min - 1))] : []),
    ...(typeof max === 'number' && max <= 1000
      ? [
          at(
            pointer,
            'too many entries',
            Array.from({ length: max + 1 }, () => first),
          ),
        ]
      : []),
    ...walk(items, first, `${pointer}/0`, inside, document),
  ]
}

function objectVariants(
  schema: JsonObject,
  value: JsonObject,
  pointer: string,
  at: Make,
  document: ContractDocument,
): Variant[] {
  const required = asTexts(schema['required'])
  const properties = Object.entries(asObject(schema['properties']))
  const made = properties.flatMap(([name, property]): Variant[] => {
    if (!(name in value)) return []
    const below = `${pointer}/${name}`
    const { [name]: present, ...rest } = value
    const inside: Make = (place, label, changed) => at(place, label, { ...value, [name]: changed })
    const without = at(below, required.includes(name) ? 'missing, though required' : 'left out', rest)
    return [without, ...walk(asObject(property), present, below, inside, document)]
  })
  const foreign =
    schema['additionalProperties'] === false
      ? [at(`${pointer}/verifyForeignField`, 'a field that is not known', { ...value, verifyForeignField: 1 })]
      : []
  return [...made, ...foreign, at(pointer, 'another type', [])]
}

/** The schema behind references, and of alternatives the one whose fields the value has. */
export function resolve(schema: JsonObject, value: unknown, document: ContractDocument): JsonObject {
  const { $ref } = schema
  if (typeof $ref === 'string') return resolve(document.components.schemas[referencedName($ref)] ?? {}, value, document)
  const choices = asValues(schema['oneOf'] ?? schema['anyOf']).map((one) => resolve(asObject(one), value, document))
  if (choices.length === 0) return schema
  return choices.find((one) => isObject(value) && fits(one, value)) ?? choices[0] ?? {}
}

function fits(schema: JsonObject, value: JsonObject): boolean {
  const properties = asObject(schema['properties'])
  const isFixed = Object.entries(properties).every(
    ([name, property]) => !('const' in asObject(property)) || asObject(property)['const'] === value[name],
  )
  return (
    isFixed &&
    asTexts(schema['required']).every((name) => name in value) &&
    Object.keys(value).every((name) => name in properties)
  )
}

/** The text repeated or cut to a length in characters. */
const stretch = (text: string, length: number): string =>
  (text === '' ? 'a' : text).repeat(Math.ceil(length / Math.max(1, text.length)) || 1).slice(0, length)

const asValues = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
