import { referencedName } from '../document/ajv-schemas.ts'
import { asList, asObject, asTexts, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { FIRST_FILE } from './first-screen.ts'
import { key, quote } from './text.ts'

/**
 * The shapes (`src/api/shape.ts`) that the files of generated calls read answers with: a constant for each named
 * schema. What more than one file needs stands in `shapes.ts`, or in `first-shapes.ts` where the client or the first
 * screen is among them; all else stands beside the calls.
 */
export class Shapes {
  readonly #schemas: ContractDocument['components']['schemas']
  /** The files that need a schema, by its name. */
  readonly #users = new Map<string, Set<string>>()

  constructor(document: ContractDocument) {
    this.#schemas = document.components.schemas
  }

  /** Says beforehand that a file needs a schema, and all that stand below it. */
  need(file: string, schema: JsonObject): void {
    for (const name of referencesOf(schema)) {
      const users = this.#users.get(name) ?? new Set()
      this.#users.set(name, users)
      if (users.has(file)) continue
      users.add(file)
      this.need(file, this.#schema(name))
    }
  }

  /** What a file prints of shapes: its imports, its own constants, and the expression for each schema it asks for. */
  in(file: string): FileShapes {
    return new FileShapes(
      (name) => this.#schema(name),
      (name) => {
        const home = this.#sharedFileOf(name)
        return home === file ? undefined : home
      },
    )
  }

  /** One of the files for what several files need. */
  printShared(file: SharedFile): string {
    const shapes = this.in(file)
    for (const name of this.#users.keys()) if (this.#sharedFileOf(name) === file) shapes.expression({ $ref: name })
    return shapes.print('export ')
  }

  #sharedFileOf(name: string): SharedFile | undefined {
    const users = this.#users.get(name)
    if (!users || users.size < 2) return undefined
    return FIRST_USERS.some((file) => users.has(file)) ? 'first-shapes' : 'shapes'
  }

  #schema(name: string): JsonObject {
    return asObject(this.#schemas[name])
  }
}

/** The files for what several files need. */
export const SHARED_FILES = ['first-shapes', 'shapes'] as const
type SharedFile = (typeof SHARED_FILES)[number]
/** The files of the first screen. */
const FIRST_USERS = [FIRST_FILE, 'errors']
/** The schema of every amount of money. Lists that hold some are read whole or not at all. */
const AMOUNT = 'Money'

/** Collects the shapes of one file. */
export class FileShapes {
  readonly #schemaOf: (name: string) => JsonObject
  readonly #otherFileOf: (name: string) => SharedFile | undefined
  readonly #makers = new Set<string>()
  /** What is taken from other files: names of schemas, with their files. */
  readonly #imported = new Map<string, SharedFile>()
  readonly #constants = new Map<string, string>()
  readonly #open = new Set<string>()

  /** @param otherFileOf the file that has the shape of a schema, where it is not this one */
  constructor(schemaOf: (name: string) => JsonObject, otherFileOf: (name: string) => SharedFile | undefined) {
    this.#schemaOf = schemaOf
    this.#otherFileOf = otherFileOf
  }

  /** The imports and constants that the expressions so far need. */
  print(keyword = ''): string {
    const from = (file: SharedFile) => [...this.#imported].filter(([, one]) => one === file).map(([name]) => name)
    const imports = [
      ...SHARED_FILES.map((file) => printImport(from(file).map(constantOf), `./${file}.ts`)),
      printImport([...this.#makers], '../shape.ts'),
    ]
    const constants = [...this.#constants].map(
      ([name, text]) => `${keyword}const ${constantOf(name)} = /*#__PURE__*/ ${text}\n`,
    )
    return [imports.join(''), constants.join('\n')].filter((part) => part !== '').join('\n')
  }

  expression(schema: JsonObject): string {
    const { $ref, oneOf, enum: values, items, properties, additionalProperties: more } = schema
    if (typeof $ref === 'string') return this.#reference(referencedName($ref))
    if (Array.isArray(oneOf))
      return this.#call(
        'either',
        oneOf.map((one) => this.expression(asObject(one))),
      )
    if ('const' in schema) return this.#call('oneOf', [print(schema['const'])])
    if (Array.isArray(values)) return this.#call('oneOf', values.map(print))
    switch (schema['type']) {
      case 'string':
        return this.#text(schema)
      case 'integer':
      case 'number':
        return this.#call('number', [schema['minimum'], schema['maximum']].map(String).slice(0, boundsOf(schema)))
      case 'boolean':
        return this.#make('flag')
      case 'array':
        return this.#list(asObject(items), numberIn(schema, 'maxItems'))
      case 'object':
        if (properties === undefined && isObject(more)) return this.#call('map', [this.expression(more)])
        return this.#object(schema)
    }
    throw new Error(`No shape is known for ${JSON.stringify(schema)}.`)
  }

  #text({ pattern, format, ...schema }: JsonObject): string {
    // An address is judged where it is followed, which has words of its own for a bad one.
    if (typeof pattern === 'string' && !pattern.includes('http'))
      return this.#call('matching', [String(new RegExp(pattern)), ...numberIn(schema, 'maxLength')])
    if (format === 'date') return this.#make('day')
    if (format === 'date-time') return this.#make('moment')
    return this.#call('text', numberIn(schema, 'maxLength'))
  }

  #list(items: JsonObject, most: readonly string[]): string {
    return this.#call(this.#holdsAmounts(items) ? 'wholeList' : 'list', [this.expression(items), ...most])
  }

  #holdsAmounts(schema: JsonObject, seen: readonly string[] = []): boolean {
    return referencesOf(schema).some(
      (name) => name === AMOUNT || (!seen.includes(name) && this.#holdsAmounts(this.#schemaOf(name), [...seen, name])),
    )
  }

  #object({ properties, required }: JsonObject): string {
    const names = asTexts(required)
    const fields = (isRequired: boolean) =>
      Object.entries(asObject(properties))
        .filter(([name]) => names.includes(name) === isRequired)
        .map(([name, schema]) => `${key(name)}: ${this.expression(asObject(schema))}`)
    const [must, may] = [fields(true), fields(false)]
    const record = (parts: string[]) => (parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`)
    return this.#call('object', [record(must), ...(may.length === 0 ? [] : [record(may)])])
  }

  #reference(name: string): string {
    const constant = constantOf(name)
    const other = this.#otherFileOf(name)
    if (other) {
      this.#imported.set(name, other)
      return constant
    }
    // A schema that holds itself is not there yet while it is written.
    if (this.#open.has(name)) return `(value) => ${constant}(value)`
    if (!this.#constants.has(name)) {
      this.#open.add(name)
      this.#constants.set(name, this.expression(this.#schemaOf(name)))
      this.#open.delete(name)
    }
    return constant
  }

  #call(maker: string, args: readonly string[]): string {
    return `${this.#make(maker)}(${args.join(', ')})`
  }

  #make(maker: string): string {
    this.#makers.add(maker)
    return maker
  }
}

const constantOf = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}Shape`

const print = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value))

const numberIn = (schema: JsonObject, name: string): string[] =>
  typeof schema[name] === 'number' ? [String(schema[name])] : []

const boundsOf = ({ minimum, maximum }: JsonObject): number =>
  maximum === undefined ? (minimum === undefined ? 0 : 1) : 2

const printImport = (names: readonly string[], from: string): string =>
  names.length === 0 ? '' : `import { ${[...names].sort().join(', ')} } from '${from}'\n`

function referencesOf(value: unknown): string[] {
  if (!isObject(value)) return asList(value).flatMap(referencesOf)
  return Object.entries(value).flatMap(([name, entry]) =>
    name === '$ref' && typeof entry === 'string' ? [referencedName(entry)] : referencesOf(entry),
  )
}
