import { asList, asObject, asText, asTexts, isObject, type JsonObject } from '../document/json.ts'
import { referencedName } from '../document/ajv-schemas.ts'
import type { ContractDocument } from '../document/openapi.ts'
import type { Level, LocalChange, Turn } from './change.ts'
import { compareMarks, compareNeed } from './facts-diff.ts'
import { compareValues } from './value-diff.ts'

/** Who sends what the schema describes: clients a request, the server an answer. */
export type Direction = 'request' | 'answer'

/** A schema with the document in which its references are looked up. */
export interface Side {
  schema: unknown
  document: ContractDocument
}

/** A client may send what is allowed in more ways, and has to understand every way in which it is answered. */
const LEVEL_OF = {
  request: { widened: 'harmless', narrowed: 'breaking', other: 'breaking' },
  answer: { widened: 'risky', narrowed: 'harmless', other: 'risky' },
} as const satisfies Record<Direction, Record<Turn, Level>>

/** Every difference between two schemas, each at its JSON pointer. */
export function compareSchemas(older: Side, newer: Side, direction: Direction, pointer: string): LocalChange[] {
  return new SchemaDiff(direction).compare(older, newer, pointer)
}

class SchemaDiff {
  readonly #direction: Direction
  /** Pairs of named schemas that are being compared: a schema may hold itself. */
  readonly #open = new Set<string>()

  constructor(direction: Direction) {
    this.#direction = direction
  }

  compare(older: Side, newer: Side, pointer: string): LocalChange[] {
    const pair = `${nameOf(older.schema)} ${nameOf(newer.schema)}`
    if (pair !== ' ' && this.#open.has(pair)) return []
    this.#open.add(pair)
    const [a, b] = [plain(older), plain(newer)]
    const changes = [
      ...compareValues(a, b).map(({ turn, text, isType }) => this.#change(turn, pointer, text, isType)),
      ...this.#marks(a, b, pointer),
      ...this.#defaults(a, b, pointer),
      ...this.#properties(a, b, older, newer, pointer),
      ...this.#parts(a, b, older, newer, pointer),
      ...this.#names(a, b, older, newer, pointer),
      ...this.#branches(a, b, older, newer, pointer),
    ]
    this.#open.delete(pair)
    return changes
  }

  #change(turn: Turn, pointer: string, text: string, isType = false): LocalChange {
    // A client of another type cannot read the value at all.
    const level =
      isType && this.#direction === 'answer' && turn !== 'narrowed' ? 'breaking' : LEVEL_OF[this.#direction][turn]
    return { level, place: `${this.#direction} ${pointer || '(whole)'}`, text }
  }

  #marks(a: JsonObject, b: JsonObject, pointer: string): LocalChange[] {
    const compare = this.#direction === 'request' ? compareNeed : compareMarks
    return compare(`${this.#direction} ${pointer || '(whole)'}`, a, b)
  }

  /** Whoever leaves a part out means the default. */
  #defaults({ default: was }: JsonObject, { default: is }: JsonObject, pointer: string): LocalChange[] {
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))
    const text = `The default is ${shown(is)} now, it was ${shown(was)}`
    return [{ level: 'risky', place: `${this.#direction} ${pointer || '(whole)'}`, text }]
  }

  #properties(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
    const [before, after] = [asObject(a['properties']), asObject(b['properties'])]
    const [wasRequired, isRequired] = [asTexts(a['required']), asTexts(b['required'])]
    const isRequest = this.#direction === 'request'
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): LocalChange[] => {
      const at = `${pointer}/${name}`
      const say = (level: Level, text: string): LocalChange => ({ level, place: `${this.#direction} ${at}`, text })
      const [was, is] = [wasRequired.includes(name), isRequired.includes(name)]
      if (after[name] === undefined) return [say('breaking', 'The field is gone')]
      if (before[name] === undefined) {
        return isRequest && is
          ? [say('breaking', 'A new field is required')]
          : [say('harmless', isRequest ? 'A new field may be sent' : 'A new field is answered')]
      }
      const need =
        was === is
          ? []
          : [
              say(
                is === isRequest ? 'breaking' : 'harmless',
                is ? 'The field is required now' : 'The field may be missing now',
              ),
            ]
      return [...need, ...this.compare({ ...older, schema: before[name] }, { ...newer, schema: after[name] }, at)]
    })
  }

  /** Entries of lists, and fields without a name. */
  #parts(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
    return [
      { key: 'items', at: `${pointer}/*` },
      { key: 'additionalProperties', at: `${pointer}/*` },
    ].flatMap(({ key, at }) => {
      const [before, after] = [a[key], b[key]]
      if (isObject(before) && isObject(after)) {
        return this.compare({ ...older, schema: before }, { ...newer, schema: after }, at)
      }
      if (key === 'items' || (before ?? true) === (after ?? true)) return []
      return [
        this.#change(
          after === false ? 'narrowed' : 'widened',
          pointer,
          after === false ? 'Other fields are refused now' : 'Other fields are allowed now',
        ),
      ]
    })
  }

  /** What fields without a name may be called: any text, where nothing is said. */
  #names(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
    const [before, after] = [a['propertyNames'], b['propertyNames']]
    if (before === undefined && after === undefined) return []
    const texts = (schema: unknown, { document }: Side): Side => ({
      schema: { type: 'string', ...plain({ schema, document }) },
      document,
    })
    return this.compare(texts(before, older), texts(after, newer), `${pointer}/(names)`)
  }

  #branches(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
    const [before, after] = [branchesOf(a), branchesOf(b)]
    if (before.size === 0 && after.size === 0) return []
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
      const [was, is] = [before.get(name), after.get(name)]
      if (is === undefined) return [this.#change('narrowed', pointer, `The alternative ${name} is gone`)]
      if (was === undefined) return [this.#change('widened', pointer, `There is a new alternative, ${name}`)]
      return this.compare({ ...older, schema: was }, { ...newer, schema: is }, pointer)
    })
  }
}

const nameOf = (schema: unknown): string => asText(asObject(schema)['$ref']) ?? ''

/** A schema with its reference followed, and the parts of `allOf` in one. */
export function plain({ schema, document }: Side): JsonObject {
  const { $ref, allOf, ...own } = asObject(schema)
  const parts = [
    ...(typeof $ref === 'string'
      ? [plain({ schema: document.components.schemas[referencedName($ref)], document })]
      : []),
    ...asList(allOf).map((part) => plain({ schema: part, document })),
  ]
  return parts.reduce<JsonObject>(
    (whole, part) => ({
      ...part,
      ...whole,
      ...(part['properties'] || whole['properties']
        ? { properties: { ...asObject(part['properties']), ...asObject(whole['properties']) } }
        : {}),
      ...(part['required'] || whole['required']
        ? { required: [...asTexts(part['required']), ...asTexts(whole['required'])] }
        : {}),
    }),
    own,
  )
}

/** Alternatives by name: the schema they refer to, their title, or their place. */
function branchesOf(schema: JsonObject): Map<string, unknown> {
  const list = [...asList(schema['oneOf']), ...asList(schema['anyOf'])]
  return new Map(
    list.map((branch, index) => {
      const name = nameOf(branch).split('/').at(-1) || asText(asObject(branch)['title']) || `number ${index + 1}`
      return [name, branch]
    }),
  )
}
