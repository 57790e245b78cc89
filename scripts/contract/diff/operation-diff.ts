import { isDeepStrictEqual } from 'node:util'
import { asObject } from '../document/json.ts'
import { failureValue, readOperations, type OperationModel } from '../generate/model.ts'
import type { ContractDocument, Parameter } from '../document/openapi.ts'
import type { Change, LocalChange } from './change.ts'
import { compareFact, compareFacts } from './facts-diff.ts'
import { compareSchemas } from './schema-diff.ts'

/** Every difference between two contracts, in the order of the newer one; catalogue entries come first. */
export function compareContracts(older: ContractDocument, newer: ContractDocument): Change[] {
  const before = new Map(readOperations(older).map((one) => [placeOf(one), one]))
  const after = new Map(readOperations(newer).map((one) => [placeOf(one), one]))
  const operations = [...after].flatMap(([place, operation]): Change[] => {
    const was = before.get(place)
    const { id } = operation
    if (!was) return [{ level: 'harmless', operation: id, place, text: 'A new operation' }]
    return compareOperations(was, operation, older, newer).map((change) => ({ ...change, operation: id }))
  })
  const gone = [...before]
    .filter(([place]) => !after.has(place))
    .map(([place, { id }]): Change => ({ level: 'breaking', operation: id, place, text: 'The operation is gone' }))
  const moments = compareFact('(all moments)', 'x-moments', older['x-moments'], newer['x-moments'])
  return [
    ...moments.map((change): Change => ({ ...change, operation: 'contract' })),
    ...compareSchemes(older, newer),
    ...compareCatalogues(older, newer),
    ...gone,
    ...operations,
  ]
}

const placeOf = ({ method, path }: OperationModel): string => `${method.toUpperCase()} ${path}`

/** How a session travels; what is said about it does not count. */
function compareSchemes({ components: was }: ContractDocument, { components: is }: ContractDocument): Change[] {
  const [before, after] = [was.securitySchemes, is.securitySchemes]
  const way = (scheme: unknown) => ({ ...asObject(scheme), description: undefined, bearerFormat: undefined })
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Change[] => {
    const place = `(session) ${name}`
    if (before[name] === undefined) return [{ level: 'harmless', operation: 'contract', place, text: 'A new kind' }]
    if (isDeepStrictEqual(way(before[name]), way(after[name]))) return []
    const text = after[name] === undefined ? 'The kind is gone' : 'It travels in another way'
    return [{ level: 'breaking', operation: 'contract', place, text }]
  })
}

function compareCatalogues(older: ContractDocument, newer: ContractDocument): Change[] {
  const [before, after] = [older['x-error-catalogue'], newer['x-error-catalogue']]
  const say = (level: Change['level'], code: string, text: string): Change => ({
    level,
    operation: 'catalogue',
    place: code,
    text,
  })
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((code) => {
    const [was, is] = [before[code], after[code]]
    if (!is) return [say('breaking', code, 'The code is gone')]
    if (!was) return [say('harmless', code, 'A new code; the operations that can answer it are listed below')]
    const value = compareSchemas(
      { schema: failureValue(older, code) ?? {}, document: older },
      { schema: failureValue(newer, code) ?? {}, document: newer },
      'answer',
      '/value',
    ).map((change): Change => ({ ...change, operation: 'catalogue', place: `${code} ${change.place}` }))
    const retry =
      was.retry === is.retry ? [] : [say('risky', code, `May be repeated: ${is.retry} now, it was ${was.retry}`)]
    const facts = compareFact(code, 'retryAfter', was.retryAfter, is.retryAfter)
    return [...retry, ...facts.map((change): Change => ({ ...change, operation: 'catalogue' })), ...value]
  })
}

function compareOperations(
  was: OperationModel,
  is: OperationModel,
  older: ContractDocument,
  newer: ContractDocument,
): LocalChange[] {
  const answer = compareSchemas(
    { schema: was.value, document: older },
    { schema: is.value, document: newer },
    'answer',
    '/value',
  )
  return [
    ...(was.id === is.id
      ? []
      : [risky('operationId', `It is called ${is.id} now, it was ${was.id}: generated names change`)]),
    ...compareSessions(was, is),
    ...(was.kind === is.kind ? [] : [risky('kind', `It is a ${is.kind} now, it was a ${was.kind}`)]),
    ...(JSON.stringify(was.pagination) === JSON.stringify(is.pagination)
      ? []
      : [risky('paging', 'Its list is paged in another way')]),
    ...compareErrors(was, is),
    ...compareParameters('query', was.query, is.query, older, newer),
    ...compareParameters('header', was.header, is.header, older, newer),
    ...compareBodies(was, is, older, newer),
    ...comparePlaintexts(was, is, older, newer),
    ...answer,
    ...compareFacts(was, is),
  ]
}

const risky = (place: string, text: string): LocalChange => ({ level: 'risky', place, text })

const STRICTNESS = { none: 0, optional: 1, required: 2 }

function compareSessions(older: OperationModel, newer: OperationModel): LocalChange[] {
  const [was, is] = [older.session, newer.session]
  const lost = older.schemes.filter((one) => !newer.schemes.includes(one))
  if (was === is && lost.length > 0)
    return [{ level: 'breaking', place: 'session', text: `It takes none of the kind ${lost.join(', ')} any more` }]
  if (was === is) return []
  const level = is === 'required' ? 'breaking' : STRICTNESS[is] > STRICTNESS[was] ? 'harmless' : 'risky'
  return [{ level, place: 'session', text: `A session is ${WORDS[is]} now, it was ${WORDS[was]}` }]
}

const WORDS = { none: 'not looked at', optional: 'optional', required: 'required' }

function compareErrors({ errors: before }: OperationModel, { errors: after }: OperationModel): LocalChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((code): LocalChange[] => {
    const [was, is] = [before[code], after[code]]
    if (was === is) return []
    if (was === undefined)
      return [{ level: 'risky', place: 'errors', text: `${code} (${String(is)}) has become possible` }]
    if (is === undefined)
      return [{ level: 'harmless', place: 'errors', text: `${code} (${was}) is not answered any more` }]
    return [{ level: 'breaking', place: 'errors', text: `${code} comes with ${is} now, it was ${was}` }]
  })
}

function compareParameters(
  kind: 'query' | 'header',
  before: readonly Parameter[],
  after: readonly Parameter[],
  older: ContractDocument,
  newer: ContractDocument,
): LocalChange[] {
  return [...new Set([...before, ...after].map(({ name }) => name))].flatMap((name): LocalChange[] => {
    const [was, is] = [before.find((one) => one.name === name), after.find((one) => one.name === name)]
    const place = `request /${kind}/${name}`
    if (!is) return [{ level: 'breaking', place, text: 'The parameter is gone' }]
    if (!was) {
      return is.required === true
        ? [{ level: 'breaking', place, text: 'A new parameter is required' }]
        : [{ level: 'harmless', place, text: 'A new parameter may be sent' }]
    }
    const [had, has] = [was.required === true, is.required === true]
    const sides = [
      { schema: was.schema, document: older },
      { schema: is.schema, document: newer },
    ] as const
    return [
      ...(had === has
        ? []
        : [
            {
              level: has ? ('breaking' as const) : ('harmless' as const),
              place,
              text: `The parameter is ${has ? 'required' : 'optional'} now`,
            },
          ]),
      ...compareSchemas(...sides, 'request', `/${kind}/${name}`),
    ]
  })
}

function compareBodies(
  { body: was }: OperationModel,
  { body: is }: OperationModel,
  older: ContractDocument,
  newer: ContractDocument,
): LocalChange[] {
  const say = (level: LocalChange['level'], text: string): LocalChange[] => [{ level, place: 'request /body', text }]
  if (!was && !is) return []
  if (!is) return say('breaking', 'It takes no body any more')
  if (!was) return is.required ? say('breaking', 'It needs a body now') : say('harmless', 'It may have a body now')
  if (isEncrypted(was) !== isEncrypted(is))
    return say('breaking', `The body is ${isEncrypted(is) ? 'encrypted' : 'plain'} now`)
  if (was.contentType !== is.contentType)
    return say('breaking', `The body is ${is.contentType} now, it was ${was.contentType}`)
  const need =
    was.required === is.required
      ? []
      : say(is.required ? 'breaking' : 'harmless', `The body is ${is.required ? 'required' : 'optional'} now`)
  const ways = isDeepStrictEqual(was.encoding, is.encoding)
    ? []
    : say('breaking', `Its parts travel as ${JSON.stringify(is.encoding)} now, it was ${JSON.stringify(was.encoding)}`)
  return [
    ...need,
    ...ways,
    ...compareSchemas(
      { schema: was.schema, document: older },
      { schema: is.schema, document: newer },
      'request',
      '/body',
    ),
  ]
}

const isEncrypted = ({ schema }: NonNullable<OperationModel['body']>): boolean =>
  schema['$ref'] === '#/components/schemas/EncryptedPayload'

function comparePlaintexts(
  { plaintext: was }: OperationModel,
  { plaintext: is }: OperationModel,
  older: ContractDocument,
  newer: ContractDocument,
): LocalChange[] {
  if (!was || !is) return []
  const sides = [
    { schema: was.schema, document: older },
    { schema: is.schema, document: newer },
  ] as const
  return compareSchemas(...sides, 'request', '/plaintext')
}
