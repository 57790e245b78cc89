import { referencedName } from '../document/ajv-schemas.ts'
import { failureSchemaName } from '../document/catalogue.ts'
import { asList, asObject, capitalised, isObject, type JsonObject } from '../document/json.ts'
import {
  METHODS,
  type ContractDocument,
  type FollowRule,
  type MediaType,
  type Method,
  type Operation,
  type Pagination,
  type Parameter,
  type Response,
} from '../document/openapi.ts'
import { sessionNeed, type SessionNeed } from '../document/operation.ts'

/** One operation as the generators see it: references resolved, defaults made explicit. */
export interface OperationModel {
  id: string
  /** `ListGames`, the stem of hook names. */
  name: string
  method: Method
  path: string
  tag: string
  summary: string
  description: string | undefined
  requirements: string[]
  session: SessionNeed
  /** Names of the kinds of session that it takes. */
  schemes: readonly string[]
  /** Reads may be repeated and cached, writes may not. */
  kind: 'query' | 'mutation'
  pagination: (Pagination & PageSizes) | undefined
  /** How the answer follows from the request, by pointers below the value. */
  follows: Readonly<Record<string, FollowRule>>
  /** Pointers below the value; the answers for two merchants differ in one of them. */
  perMerchant: readonly string[]
  query: Parameter[]
  header: Parameter[]
  body: BodyModel | undefined
  value: JsonObject
  /** Success values by example name, without the envelope. */
  examples: Record<string, unknown>
  /** Statuses by code of all failures. */
  errors: Record<string, number>
  /** The codes among them which `x-errors` names. */
  listed: string[]
  /** What an encrypted body holds. */
  plaintext: { schema: JsonObject; examples: Record<string, unknown> } | undefined
}

interface BodyModel {
  contentType: string
  required: boolean
  schema: JsonObject
  examples: Record<string, unknown>
  /** How the parts of a form travel, by name. */
  encoding: JsonObject
}

/** Entries on a page, by the contract. */
interface PageSizes {
  /** Where a call does not say. */
  usual: number
  most: number
}

/** Every operation of the contract, in the order of the index. */
export function readOperations(document: ContractDocument): OperationModel[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation === undefined ? [] : [readOperation(document, path, method, operation)]
    }),
  )
}

function readOperation(document: ContractDocument, path: string, method: Method, operation: Operation): OperationModel {
  const id = operation.operationId
  const parameters = (operation.parameters ?? []).flatMap((one) =>
    '$ref' in one ? (document.components.parameters[referencedName(one.$ref)] ?? []) : one,
  )
  const success = resolveResponse(document, operation.responses['200'])
  const envelope = asObject(success?.schema['properties'])
  return {
    id,
    name: capitalised(id),
    method,
    path,
    tag: operation.tags[0] ?? 'gateway',
    summary: operation.summary,
    description: operation.description,
    requirements: operation['x-requirements'],
    session: sessionNeed(operation.security),
    schemes: asList(operation.security).flatMap((way) => Object.keys(asObject(way))),
    kind: method === 'get' || operation['x-kind'] === 'query' ? 'query' : 'mutation',
    pagination: readPagination(operation['x-pagination'], parameters),
    follows: operation['x-follows'] ?? {},
    perMerchant: operation['x-per-merchant'] ?? [],
    query: parameters.filter((one) => one.in === 'query'),
    header: parameters.filter((one) => one.in === 'header'),
    body: readBody(operation),
    value: asObject(envelope['value']),
    examples: valuesOf(success),
    errors: readErrors(document, operation),
    listed: operation['x-errors'],
    plaintext: readPlaintext(operation),
  }
}

function readPagination(names: Pagination | undefined, parameters: readonly Parameter[]): OperationModel['pagination'] {
  if (names === undefined) return undefined
  const { default: usual, maximum } = asObject(parameters.find(({ name }) => name === names.size)?.schema)
  return { ...names, usual: Number(usual), most: Number(maximum) }
}

function readBody({ requestBody }: Operation): OperationModel['body'] {
  const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (contentType === undefined || media === undefined) return undefined
  const { schema, encoding = {} } = media
  return { contentType, required: requestBody?.required === true, schema, examples: samplesOf(media), encoding }
}

function readPlaintext({ 'x-plaintext': media }: Operation): OperationModel['plaintext'] {
  return media && { schema: media.schema, examples: samplesOf(media) }
}

function samplesOf({ examples = {} }: MediaType): Record<string, unknown> {
  return Object.fromEntries(Object.entries(examples).map(([name, example]) => [name, asObject(example)['value']]))
}

function readErrors(document: ContractDocument, operation: Operation): Record<string, number> {
  // Without a parent: codes of answers are looked up in it, whatever a server calls them.
  const errors: Record<string, number> = Object.create(null)
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status === '200') continue
    for (const code of Object.keys(resolveResponse(document, response)?.examples ?? {})) errors[code] = Number(status)
  }
  return errors
}

function resolveResponse(
  document: ContractDocument,
  response: Response | { $ref: string } | undefined,
): MediaType | undefined {
  const resolved =
    response !== undefined && '$ref' in response
      ? document.components.responses[referencedName(response.$ref)]
      : response
  return resolved?.content['application/json']
}

function valuesOf(media: MediaType | undefined): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, example] of Object.entries(media?.examples ?? {})) {
    if ('value' in example && isObject(example.value)) values[name] = example.value['value']
  }
  return values
}

/** The codes among these whose failures carry something, each with its schema. */
export function carriedValues(document: ContractDocument, codes: readonly string[]): [code: string, JsonObject][] {
  return codes.flatMap((code): [string, JsonObject][] => {
    const schema = failureValue(document, code)
    return schema === undefined ? [] : [[code, schema]]
  })
}

/** The schema of what a failure of this code carries, if anything. */
export function failureValue(document: ContractDocument, code: string): JsonObject | undefined {
  const value = asObject(document.components.schemas[failureSchemaName(code)]?.['properties'])['value']
  return isObject(value) ? value : undefined
}
