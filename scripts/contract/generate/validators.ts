import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import { forAjv, referencedName } from '../document/ajv-schemas.ts'
import { asObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { fitAjvCode } from './ajv-code.ts'
import { formKinds, formSchema, kindsOf, parameterSchema } from './coercion.ts'
import type { OperationModel } from './model.ts'
import { GENERATED } from './text.ts'
import { formats } from './validator-runtime.js'

const RUNTIME = new URL('./validator-runtime.js', import.meta.url)

/** `validators.js`: requests and answers checked by code that Ajv wrote, needing no module at run time. */
export function printValidators(document: ContractDocument, operations: readonly OperationModel[]): string {
  // The plain dialect writes half the code of 2020-12, and refuses (`strict`) the few keywords that only the latter
  // has.
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
    ajv.addSchema({ ...asObject(forAjv(schema)), $id: name })
  }
  const exports = new Exports(ajv)
  const requests = operations.map(
    (operation) => `  ${operation.id}: requestCheck(${requestParts(document, operation, exports)}),\n`,
  )
  const values = operations.map(({ id, value }) => `  ${id}: valueCheck(${exports.of(`${id}Value`, value)}),\n`)
  const plaintexts = operations.flatMap(({ id, plaintext }) =>
    plaintext ? [`  ${id}: valueCheck(${exports.of(`${id}Plaintext`, plaintext.schema)}),\n`] : [],
  )
  return `${GENERATED}/* eslint-disable */
${readFileSync(RUNTIME, 'utf8').replace('export const formats', 'const formats')}
${fitAjvCode(standaloneCode(ajv, exports.names))}

export const validateRequest = {
${requests.join('')}}

export const validateValue = {
${values.join('')}}

export const validatePlaintext = {
${plaintexts.join('')}}
`
}

/** `validators.d.ts`, the types of the above. */
export function printValidatorTypes(): string {
  return `${GENERATED}import type { EncryptedOperationId } from '#src/api/generated/encrypted.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

/** One place where a request or an answer breaks the contract. */
export interface ValidationError {
  /** JSON pointer, below /query, /header or /body in requests. */
  pointer: string
  /** Continues a sentence that begins with the pointer. */
  message: string
}

/**
 * A request as it arrives: texts by name, or anything that iterates over them, and the body, parsed where it is JSON.
 */
export interface RawRequest {
  query?: Iterable<[string, string]> | Record<string, string | undefined>
  header?: Iterable<[string, string]> | Record<string, string | undefined>
  body?: unknown
}

/**
 * The parts with numbers, booleans and lists made of their texts, and defaults filled in; an encrypted body as it
 * travels.
 */
export type CheckedRequest =
  | { valid: true; errors: readonly ValidationError[]; variables: { query: unknown; header: unknown; body: unknown } }
  | { valid: false; errors: readonly ValidationError[] }

export const validateRequest: Record<OperationId, (request: RawRequest) => CheckedRequest>

/** Errors of a success value; none when it holds. */
export const validateValue: Record<OperationId, (value: unknown) => readonly ValidationError[]>

/** Errors of what an encrypted body holds once it is decrypted. */
export const validatePlaintext: Record<EncryptedOperationId, (plaintext: unknown) => readonly ValidationError[]>
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
    const id = isName ? referencedName($ref) : name
    if (!isName) this.#ajv.addSchema({ ...asObject(forAjv(schema)), $id: id })
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
    parts.push(
      `header: ${exports.of(`${id}Header`, parameterSchema(header, true))}`,
      `headerKinds: ${kindsOf(header, document, true)}`,
    )
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
