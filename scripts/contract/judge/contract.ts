import { Ajv } from 'ajv'
import { forAjv } from '../document/ajv-schemas.ts'
import { failureSchemaName } from '../document/catalogue.ts'
import { asObject, asText } from '../document/json.ts'
import type { CatalogueEntry, ContractDocument } from '../document/openapi.ts'
import { alternatives } from '../document/schema-at.ts'
import { failureValue, readOperations, type OperationModel } from '../generate/model.ts'
import { formats } from '../generate/validator-runtime.js'
import { marksOf, type Mark } from './marks.ts'
import { plaintextErrors, requestErrors, type RequestError } from './request-errors.ts'
import { schemaFindings } from './schema-errors.ts'
import type { Finding } from './finding.ts'
import type { RecordedRequest } from './recorded.ts'

/** An operation of the contract that can judge what is sent to it and what comes back. */
export interface ContractOperation extends OperationModel {
  /** Whether any operation of the contract can answer the code. */
  isCatalogued: (code: string) => boolean
  /** What the body of a success breaks. */
  successFindings: (body: unknown) => Finding[]
  /** What the body of a failure with this code breaks. */
  failureFindings: (code: string, body: unknown) => Finding[]
  /** What schemas say beyond shapes, of the value of a success, or of a failure with this code. */
  marks: (code?: string) => readonly Mark[]
  /** Whether a failure with this code says when to come back. */
  needsRetryAfter: (code: string) => boolean
  /** Where a request breaks the contract. */
  requestErrors: (request: Pick<RecordedRequest, 'url' | 'headers' | 'body'>) => readonly RequestError[]
  /** Fields of its body which some calls need and others do not, as other answers say: `/body/bankCode`. */
  mayNeed: readonly string[]
  /** Where what an encrypted body holds breaks it. */
  plaintextErrors: (plaintext: unknown) => readonly RequestError[]
}

/** The contract as the judging tools use it. */
export interface Contract {
  version: string
  operations: readonly ContractOperation[]
  catalogue: Readonly<Record<string, CatalogueEntry>>
  document: ContractDocument
  /** The operation of a method and a path; undefined when the contract has none. */
  find: (method: string, path: string) => ContractOperation | undefined
}

/** Makes judges of a bundled contract. Schemas are compiled when they are first needed. */
export function readContract(document: ContractDocument): Contract {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    verbose: true,
    validateFormats: true,
    formats: document['x-moments'] === 'UTC' ? { ...formats, 'date-time': isUtcMoment } : formats,
  })
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...asObject(forAjv(schema)), $id: name })
  }
  const catalogue = document['x-error-catalogue']
  const operations = readOperations(document).map((model): ContractOperation => {
    const success = {
      type: 'object',
      additionalProperties: false,
      required: ['success', 'value'],
      properties: { success: { type: 'boolean', const: true }, value: asObject(forAjv(model.value)) },
    }
    return {
      ...model,
      isCatalogued: (code) => Object.hasOwn(catalogue, code),
      successFindings: (body) => schemaFindings(ajv, success, body),
      failureFindings: (code, body) => schemaFindings(ajv, failureSchema(failureSchemaName(code)), body),
      marks: once((code) => marksOf((code === undefined ? model.value : failureValue(document, code)) ?? {}, document)),
      needsRetryAfter: (code) => catalogue[code]?.retryAfter === true,
      requestErrors: (request) => requestErrors(model.id, request),
      mayNeed: mayNeedOf(model, document),
      plaintextErrors: (plaintext) => plaintextErrors(model.id, plaintext),
    }
  })
  const failures = new Map<string, { $ref: string }>()
  function failureSchema(name: string): { $ref: string } {
    const known = failures.get(name) ?? { $ref: name }
    failures.set(name, known)
    return known
  }
  const byPlace = new Map(operations.map((one) => [`${one.method.toUpperCase()} ${one.path}`, one]))
  const { version } = document.info
  return {
    version: typeof version === 'string' ? version : '0.0.0',
    operations,
    catalogue,
    document,
    find: (method, path) => byPlace.get(`${method.toUpperCase()} ${path}`),
  }
}

/** Clients of every language read a moment in UTC alike. */
const isUtcMoment = (text: string): boolean => UTC.test(text) && !Number.isNaN(Date.parse(text))
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

const mayNeedOf = ({ body }: OperationModel, document: ContractDocument): string[] =>
  alternatives(body?.schema ?? {}, document)
    .flatMap(({ properties }) => Object.entries(asObject(properties)))
    .flatMap(([name, property]) => (asObject(property)['x-may-need'] === true ? `/body/${name}` : []))

/** The same answer for the same code, made when it is first needed. */
function once<Made>(make: (code: string | undefined) => Made): (code?: string) => Made {
  const made = new Map<string | undefined, Made>()
  return (code) => {
    const known = made.get(code) ?? make(code)
    made.set(code, known)
    return known
  }
}

/** The envelope of a body, read as far as it can be. A code says something in failures alone. */
export function readEnvelope(body: unknown): { success: unknown; code: string | undefined } {
  const { success, code } = asObject(body)
  return { success, code: success === false ? asText(code) : undefined }
}
