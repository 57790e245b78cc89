import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import { asObject, isObject, type JsonObject } from '../contract/json.ts'
import type { ContractDocument, Parameter } from '../contract/openapi.ts'
import { isBinary } from './binary.ts'
import { lastToken, type OperationModel } from './model.ts'
import { GENERATED, key, literal, quote } from './text.ts'
import { formats } from './validator-runtime.js'

const RUNTIME = new URL('./validator-runtime.js', import.meta.url)

/** `validators.js`: requests and answers checked by code that Ajv wrote, needing no module at run time. */
export function printValidators(document: ContractDocument, operations: readonly OperationModel[]): string {
  // The plain dialect writes half the code of 2020-12, and refuses (`strict`) the few keywords that only the latter has.
  const ajv = new Ajv({
    strict: true,
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    validateFormats: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true, formats: _`formats` },
    formats,
  })
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...asObject(refsToNames(schema)), $id: name })
  }
  const exports = new Exports(ajv)
  const requests = operations.map((operation) => `  ${operation.id}: requestCheck(${requestParts(document, operation, exports)}),\n`)
  const values = operations.map(({ id, value }) => `  ${id}: valueCheck(${exports.of(`${id}Value`, value)}),\n`)
  const plaintexts = operations.flatMap(({ id, plaintext }) =>
    plaintext === undefined ? [] : [`  ${id}: valueCheck(${exports.of(`${id}Plaintext`, plaintext)}),\n`],
  )
  return `${GENERATED}/* eslint-disable */
${readFileSync(RUNTIME, 'utf8').replace('export const formats', 'const formats')}
${shorten(withoutRequire(standaloneCode(ajv, exports.names)))}

export const validateRequest = {
${requests.join('')}}

export const validateValue = {
${values.join('')}}

export const validatePlaintext = {
${plaintexts.join('')}}
`
}

/** `validators.d.ts`, the types of the above. */
export function printValidatorTypes(operations: readonly OperationModel[]): string {
  const encrypted = operations.filter(({ plaintext }) => plaintext !== undefined).map(({ id }) => quote(id))
  return `${GENERATED}import type { OperationId, Value, Variables } from '#src/api/generated/operations.ts'

/** One place where a request or an answer breaks the contract. */
export interface Fault {
  /** JSON pointer, below /query, /header or /body in requests. */
  pointer: string
  /** Continues a sentence that begins with the pointer. */
  message: string
}

/** A request as it arrives: texts by name, or anything that iterates over them, and the body, parsed where it is JSON. */
export interface RawRequest {
  query?: Iterable<[string, string]> | Record<string, string | undefined>
  header?: Iterable<[string, string]> | Record<string, string | undefined>
  body?: unknown
}

/** The variables with numbers, booleans and lists made of their texts, and defaults filled in. */
export type CheckedRequest<Op extends OperationId> =
  | { valid: true; faults: readonly Fault[]; variables: Required<Variables<Op>> }
  | { valid: false; faults: readonly Fault[] }

export const validateRequest: { [Op in OperationId]: (request: RawRequest) => CheckedRequest<Op> }

/** Faults of a success value; none when it holds. */
export const validateValue: { [Op in OperationId]: (value: unknown) => readonly Fault[] }

/** Faults of what an encrypted body holds once it is decrypted. */
export const validatePlaintext: Record<${encrypted.length === 0 ? 'never' : encrypted.join(' | ')}, (plaintext: unknown) => readonly Fault[]>
`
}

/** Gives each schema that is needed by itself a name that the generated module can use; named schemas have theirs. */
class Exports {
  readonly names: Record<string, string> = {}
  readonly #ajv: Ajv
  readonly #known = new Map<string, string>()

  constructor(ajv: Ajv) {
    this.#ajv = ajv
  }

  of(name: string, schema: JsonObject): string {
    const text = JSON.stringify(schema)
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const { $ref, ...rest } = schema
    const isName = typeof $ref === 'string' && Object.keys(rest).length === 0
    const id = isName ? lastToken($ref) : name
    if (!isName) this.#ajv.addSchema({ ...asObject(refsToNames(schema)), $id: id })
    const exported = `check_${id}`
    this.names[exported] = id
    this.#known.set(text, exported)
    return exported
  }
}

function requestParts(document: ContractDocument, operation: OperationModel, exports: Exports): string {
  const { id, query, header, body } = operation
  const parts = [`query: ${exports.of(`${id}Query`, parameterSchema(query, false))}`]
  const queryKinds = kindsOf(query, document)
  if (queryKinds !== '{}') parts.push(`queryKinds: ${queryKinds}`)
  if (header.length > 0) {
    parts.push(`header: ${exports.of(`${id}Header`, parameterSchema(header, true))}`, `headerKinds: ${kindsOf(header, document, true)}`)
  }
  if (body !== undefined) {
    const isForm = body.contentType !== 'application/json'
    const schema = isForm ? formSchema(body.schema, document) : body.schema
    parts.push(`body: ${exports.of(`${id}Body`, schema)}`)
    if (body.required) parts.push('bodyRequired: true')
    if (isForm) parts.push(`bodyKinds: ${formKinds(schema, document)}`)
  }
  return `{ ${parts.join(', ')} }`
}

const parameterSchema = (parameters: readonly Parameter[], open: boolean): JsonObject => ({
  type: 'object',
  ...(open ? {} : { additionalProperties: false }),
  required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
})

function kindsOf(parameters: readonly Parameter[], document: ContractDocument, all = false): string {
  const kinds = parameters.flatMap(({ name, schema }) => {
    const kind = kindOf(schema, document)
    const value = schema['default']
    const facts = [...(kind === undefined ? [] : [`kind: ${quote(kind)}`]), ...(value === undefined ? [] : [`value: ${literal(value)}`])]
    return facts.length === 0 && !all ? [] : [`${key(name)}: {${facts.length === 0 ? '' : ` ${facts.join(', ')} `}}`]
  })
  return kinds.length === 0 ? '{}' : `{ ${kinds.join(', ')} }`
}

function formKinds(schema: JsonObject, document: ContractDocument): string {
  const fields = Object.entries(asObject(schema['properties'])).flatMap(([name, property]) => {
    const kind = kindOf(asObject(property), document)
    return kind === undefined ? [] : [`${key(name)}: { kind: ${quote(kind)} }`]
  })
  return `{ ${fields.join(', ')} }`
}

/** What a text has to become before the schema can judge it. */
function kindOf(schema: JsonObject, document: ContractDocument): string | undefined {
  const resolved = resolve(schema, document)
  const types = [resolved['type']].flat().filter((type) => typeof type === 'string')
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('array')) return `list ${kindOf(asObject(resolved['items']), document) ?? 'text'}`
  return undefined
}

const resolve = (schema: JsonObject, document: ContractDocument): JsonObject =>
  typeof schema['$ref'] === 'string' ? resolve(document.components.schemas[lastToken(schema['$ref'])] ?? {}, document) : schema

/** A form's schema, written out, with files allowed where the contract says binary. */
function formSchema(schema: JsonObject, document: ContractDocument): JsonObject {
  const resolved = resolve(schema, document)
  if (isBinary(resolved)) return {}
  const copy: JsonObject = { ...resolved }
  if (isObject(resolved['items'])) copy['items'] = formSchema(resolved['items'], document)
  if (isObject(resolved['properties'])) {
    copy['properties'] = Object.fromEntries(
      Object.entries(resolved['properties']).map(([name, property]) => [name, formSchema(asObject(property), document)]),
    )
  }
  return copy
}

/** The schema without what only readers need, its references by name. */
function refsToNames(value: unknown, keysAreNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => refsToNames(entry))
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
    if (!keysAreNames && ANNOTATIONS.includes(name)) return []
    if (name === '$ref' && typeof entry === 'string') return [[name, lastToken(entry)]]
    return [[name, DATA.includes(name) ? entry : refsToNames(entry, name === 'properties')]]
  })
  return Object.fromEntries(entries)
}

const ANNOTATIONS = ['description', 'title', 'default', 'example', 'examples', 'x-retry', 'contentMediaType']
const DATA = ['enum', 'const']

/** Ajv asks for two small helpers by `require`, which browsers do not have. */
function withoutRequire(code: string): string {
  const text = code
    .replace('"use strict";', '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', 'textLength')
    .replaceAll('require("ajv/dist/runtime/equal").default', 'sameValue')
    .replaceAll(/export const (check_\w+)/g, 'const $1')
  const needed = /require\(("[^"]+")\)/.exec(text)?.[1]
  if (needed !== undefined) throw new Error(`The validators need ${needed}, which must stand in validator-runtime.js.`)
  return text
}

/** Two thirds of what Ajv writes repeats itself or is never read here. */
function shorten(code: string): string {
  const lines = code
    .replaceAll(/if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g, 'vErrors = add(vErrors, $1);errors++;')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/const (err\d+) = (\{[^;]*\});vErrors = add\(vErrors, \1\);/g, 'vErrors = add(vErrors, $2);')
    .replaceAll(', parentData, parentDataProperty, rootData=data}', '}')
    .replaceAll(/,parentData(:\w+)?,parentDataProperty(:[^,]+)?,rootData\}/g, '}')
    .replaceAll(/\/\*# sourceURL="[^"]*" \*\/;/g, '')
    .replaceAll(/(?<=[;}])(?=(?:const|function) )/g, '\n')
    .split('\n')
  const text = lines.filter((line) => !isUnusedSchema(line, code)).join('\n')
  if (/parentData|rootData/.test(text)) throw new Error('Ajv writes calls differently now; see shorten in validators.ts.')
  return text
}

function isUnusedSchema(line: string, code: string): boolean {
  const name = /^const (schema\d+) =/.exec(line)?.[1]
  return name !== undefined && code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1
}
