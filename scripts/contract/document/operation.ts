import { asList, asObject, asText, asTexts, isObject, type JsonObject } from './json.ts'
import type { CatalogueCode } from './catalogue.ts'
import type { MediaType, Operation, Pagination, Parameter, Reference, RequestBody, Response } from './openapi.ts'
import { below, type Place, type References } from './references.ts'
import { codesOfEncrypted, encryptedRequest } from './encrypted.ts'

/** Whether a call needs, may have or ignores a session. */
export type SessionNeed = 'none' | 'optional' | 'required'

export function sessionNeed(security: unknown): SessionNeed {
  const ways = asList(security).map((way) => Object.keys(asObject(way)).length)
  if (ways.length === 0) return 'none'
  return ways.includes(0) ? 'optional' : 'required'
}

/**
 * Statuses by code of everything the operation can answer beside its success, in the catalogue's order.
 * @param own codes beyond those that any operation of its kind answers
 */
function answeredErrors(
  id: string,
  need: SessionNeed,
  own: readonly string[],
  catalogue: ReadonlyMap<string, Pick<CatalogueCode, 'scope' | 'status' | 'statusOn'>>,
): Map<string, number> {
  const errors = new Map<string, number>()
  for (const [code, { scope, status, statusOn }] of catalogue) {
    const answers = scope === 'every' || (scope === 'session' && need !== 'none') || own.includes(code)
    if (answers) errors.set(code, statusOn?.[id] ?? status)
  }
  return errors
}

/**
 * One operation in plain OpenAPI, its shorthand expanded.
 * @returns undefined after reporting why it cannot be
 */
export function expandOperation(
  node: JsonObject,
  place: Place,
  references: References,
  catalogue: ReadonlyMap<string, CatalogueCode>,
): Operation | undefined {
  const id = asText(node['operationId'])
  if (id === undefined) {
    references.report(place, 'operation-id', 'An operation has an `operationId`.')
    return undefined
  }
  const listed = asTexts(node['x-errors'])
  for (const code of listed) {
    if (!catalogue.has(code))
      references.report(below(place, 'x-errors'), 'known-code', `${code} is not in the catalogue.`)
  }
  if (isObject(node['responses'])) {
    references.report(below(place, 'responses'), 'no-responses', 'Answers are written as `x-value` and `x-errors`.')
  }
  const security = node['security'] ?? []
  const encrypted = isMediaType(node['x-plaintext']) ? encryptedRequest(place, references) : undefined
  const own = encrypted ? [...listed, ...codesOfEncrypted(catalogue)] : listed
  const parameters = [
    ...asList(references.rewrite(asList(node['parameters']), below(place, 'parameters'))),
    ...(encrypted ? [encrypted.header] : []),
  ]
  const body = encrypted?.body ?? references.rewrite(node['requestBody'], below(place, 'requestBody'))
  const plaintext = references.rewrite(node['x-plaintext'], below(place, 'x-plaintext'))
  const pagination = asPagination(node['x-pagination'])
  const follows = node['x-follows']
  return {
    operationId: id,
    tags: asTexts(node['tags']),
    summary: asText(node['summary']) ?? id,
    ...(asText(node['description']) === undefined ? {} : { description: asText(node['description']) }),
    security,
    ...(parameters.length === 0 ? {} : { parameters: parameters.filter(isParameter) }),
    ...(isRequestBody(body) ? { requestBody: body } : {}),
    responses: {
      200: successResponse(node, place, references),
      ...failureResponses(answeredErrors(id, sessionNeed(security), own, catalogue), catalogue),
    },
    'x-requirements': asTexts(node['x-requirements']),
    'x-errors': own,
    ...(node['x-kind'] === 'query' ? { 'x-kind': 'query' } : {}),
    ...(pagination === undefined ? {} : { 'x-pagination': pagination }),
    ...(node['x-per-merchant'] === undefined ? {} : { 'x-per-merchant': asTexts(node['x-per-merchant']) }),
    ...(isObject(follows) ? { 'x-follows': asFollows(follows) } : {}),
    ...(isMediaType(plaintext) ? { 'x-plaintext': plaintext } : {}),
  }
}

function successResponse(node: JsonObject, place: Place, references: References): Response {
  const answer = node['x-value']
  const written = asObject(references.rewrite(answer, below(place, 'x-value')))
  const schema = answer === undefined ? { type: 'null' } : asObject(written['schema'])
  const values = answer === undefined ? { done: { summary: 'It is done', value: null } } : asObject(written['examples'])
  const examples: NonNullable<MediaType['examples']> = {}
  for (const [name, example] of Object.entries(values)) {
    const { value, ...about } = asObject(example)
    examples[name] = { ...about, value: { success: true, value } }
  }
  return {
    description: 'It worked.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['success', 'value'],
          properties: { success: { type: 'boolean', const: true }, value: schema },
        },
        examples,
      },
    },
  }
}

function failureResponses(
  errors: ReadonlyMap<string, number>,
  catalogue: ReadonlyMap<string, CatalogueCode>,
): Record<string, Response> {
  const responses: Record<string, Response> = {}
  const statuses = [...new Set(errors.values())].sort((a, b) => a - b)
  for (const status of statuses) {
    const codes = [...errors].filter(([, one]) => one === status).map(([code]) => code)
    responses[status] = failureResponse(codes, catalogue)
  }
  return responses
}

function failureResponse(codes: readonly string[], catalogue: ReadonlyMap<string, CatalogueCode>): Response {
  const entries = codes.flatMap((code) => catalogue.get(code) ?? [])
  const schemas = entries.map(({ schemaName }) => ({ $ref: `#/components/schemas/${schemaName}` }))
  const later = entries.some(({ retry }) => retry === 'later')
  return {
    description: entries.map(({ code }) => `\`${code}\``).join(' · '),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(later ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: {
      'application/json': {
        schema: schemas.length === 1 ? asObject(schemas[0]) : { oneOf: schemas },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

const isReference = (value: unknown): value is Reference => isObject(value) && typeof value['$ref'] === 'string'

export const isParameter = (value: unknown): value is Parameter | Reference =>
  isReference(value) ||
  (isObject(value) && typeof value['name'] === 'string' && ['query', 'header'].includes(String(value['in'])))

const isMediaType = (value: unknown): value is MediaType => isObject(value) && isObject(value['schema'])

const isRequestBody = (value: unknown): value is RequestBody => isObject(value) && isObject(value['content'])

/** What the rules may hold is for the lint to say. */
const asFollows = (follows: JsonObject): NonNullable<Operation['x-follows']> =>
  Object.fromEntries(Object.entries(follows).map(([pointer, rule]) => [pointer, asObject(rule)]))

function asPagination(node: unknown): Pagination | undefined {
  const { page, size, items, current, total, count, key } = asObject(node)
  if (
    typeof page !== 'string' ||
    typeof size !== 'string' ||
    typeof items !== 'string' ||
    typeof current !== 'string' ||
    typeof total !== 'string' ||
    typeof key !== 'string'
  )
    return undefined
  return { page, size, items, current, total, key, ...(typeof count === 'string' ? { count } : {}) }
}
