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
    const isAlike = (formsOf(a, older).length === 0) === (formsOf(b, newer).length === 0)
    const changes = [
      ...this.#marks(a, b, pointer),
      ...this.#defaults(a, b, pointer),
      ...(isAlike
        ? this.#parts(a, b, older, newer, pointer)
        : this.#alternatives(wholeForms(a, older), wholeForms(b, newer), pointer)),
    ]
    this.#open.delete(pair)
    return changes
  }

  #parts(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
    return [
      ...compareValues(a, b).map(({ turn, text, isType }) => this.#change(turn, pointer, text, isType)),
      ...this.#properties(a, b, older, newer, pointer),
      ...this.#entries(a, b, older, newer, pointer),
      ...this.#names(a, b, older, newer, pointer),
      ...this.#alternatives(formsOf(a, older), formsOf(b, newer), pointer),
    ]
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
  #entries(a: JsonObject, b: JsonObject, older: Side, newer: Side, pointer: string): LocalChange[] {
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

  /**
   * Alternatives without a change between them are the same, whatever their names; then those with one name. Where none
   * is left, each that is sent is compared with the one that is most like it.
   */
  #alternatives(before: readonly Form[], after: readonly Form[], pointer: string): LocalChange[] {
    const pairs: { was: Form; is: Form; found: LocalChange[] }[] = []
    const pair = (was: Form, is: Form) => ({ was, is, found: this.compare(was.side, is.side, pointer) })
    const isFree = (one: Form) => !pairs.some(({ was, is }) => was === one || is === one)
    for (const was of before) {
      const same = after
        .filter(isFree)
        .map((is) => pair(was, is))
        .filter(({ found }) => found.length === 0)
      const best = same.find(({ is }) => is.name === was.name) ?? same[0]
      if (best) pairs.push(best)
    }
    for (const was of before.filter(isFree)) {
      const is = after.filter(isFree).find(({ name }) => name === was.name)
      if (is) pairs.push(pair(was, is))
    }
    if (pairs.length === 0) {
      const isRequest = this.#direction === 'request'
      for (const sent of isRequest ? before : after) {
        const [nearest] = (isRequest ? after : before)
          .map((other) => (isRequest ? pair(sent, other) : pair(other, sent)))
          .sort((one, other) => costOf(one.found) - costOf(other.found))
        if (nearest) pairs.push(nearest)
      }
    }
    return [
      ...pairs.flatMap(({ found }) => found),
      ...before.filter(isFree).map(({ name }) => this.#change('narrowed', pointer, `The alternative ${name} is gone`)),
      ...after
        .filter(isFree)
        .map(({ name }) => this.#change('widened', pointer, `There is a new alternative, ${name}`)),
    ]
  }
}

/** A breaking change outweighs any number of others. */
const costOf = (changes: readonly LocalChange[]): number =>
  changes.reduce((sum, { level }) => sum + { breaking: 10_000, risky: 100, harmless: 1 }[level], 0)

/** The alternatives with what stands beside them; a schema without any is the only form. */
function wholeForms(schema: JsonObject, side: Side): Form[] {
  const { oneOf: _, anyOf: __, ...own } = schema
  const forms = formsOf(schema, side)
  if (forms.length === 0) return [{ name: '(the only one)', side: { ...side, schema } }]
  return forms.map(({ name, side: { schema: branch } }) => ({
    name,
    side: { ...side, schema: { ...own, allOf: [branch] } },
  }))
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

/** One of the alternatives that a value has; its name is that of the schema it refers to, its title, or its place. */
interface Form {
  name: string
  side: Side
}

const formsOf = (schema: JsonObject, { document }: Side): Form[] =>
  [...asList(schema['oneOf']), ...asList(schema['anyOf'])].map((branch, index) => ({
    name: nameOf(branch).split('/').at(-1) || asText(asObject(branch)['title']) || `number ${index + 1}`,
    side: { schema: branch, document },
  }))
