import { asObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import type { OperationModel } from './model.ts'
import { GENERATED, literal, quote } from './text.ts'

/** `operations.ts`: the facts of each operation for stub, checks and the console. */
export function printOperationTable(operations: readonly OperationModel[]): string {
  const rows = operations.map(({ id, method, path, tag, summary, kind, session, body, errors, examples }) => {
    const row = {
      method: method.toUpperCase(),
      path,
      tag,
      summary,
      kind,
      session,
      ...(body && { body: body.contentType }),
      errors,
      successExamples: Object.keys(examples),
    }
    return `  ${id}: ${literal(row, '  ')},\n`
  })
  return `${GENERATED}import type { ErrorCode } from '#src/api/generated/errors.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

/** What is known of an operation without its schemas. */
export interface OperationFacts {
  method: ${[...new Set(operations.map(({ method }) => quote(method.toUpperCase())))].sort().join(' | ')}
  path: string
  tag: string
  /** One sentence. */
  summary: string
  kind: 'query' | 'mutation'
  session: 'none' | 'optional' | 'required'
  /** Content type of the request's body; missing when it has none. */
  body?: ${[...new Set(operations.flatMap(({ body }) => (body ? [quote(body.contentType)] : [])))].sort().join(' | ')}
  /** HTTP status of every code that the operation can answer. */
  errors: Partial<Record<ErrorCode, number>>
  /** Names of its success examples; the first one is the usual answer. */
  successExamples: readonly string[]
}

export type { OperationId }

export const operations: Record<OperationId, OperationFacts> = {
${rows.join('')}}
`
}

/** `examples.ts`: the contract's own examples, as values. */
export function printExamples(document: ContractDocument, operations: readonly OperationModel[]): string {
  const successes = operations.map(({ id, examples }) => `  ${id}: ${literal(examples, '  ')},\n`)
  const failures = Object.entries(document.components.examples).map(([code, { value }]) => {
    const { message, value: carried } = asObject(value)
    return `  ${code}: ${literal(carried === undefined ? { message } : { message, value: carried }, '  ')},\n`
  })
  return `${GENERATED}import type { ErrorCode, FailureValues } from '#src/api/generated/errors.ts'
import type { OperationId, Value } from '#src/api/generated/operations.ts'

/** What stands in \`value\` of a success, by operation and example name. */
export const successExamples: { [Op in OperationId]: Record<string, Value<Op>> } = {
${successes.join('')}}

type FailureExample<Code extends ErrorCode> = Code extends keyof FailureValues
  ? { message: string; value: FailureValues[Code] }
  : { message: string; value?: undefined }

/** What a failure says beside its code. */
export const failureExamples: { [Code in ErrorCode]: FailureExample<Code> } = {
${failures.join('')}}
`
}

/** `handlers.ts`: one MSW handler per operation. */
export function printHandlers(operations: readonly OperationModel[]): string {
  const rows = operations.map(
    ({ id, method, path }) =>
      `  ${quote(`${method.toUpperCase()} ${path}`)}: http.${method}(${quote(path)}, answer(${quote(id)})),\n`,
  )
  return `${GENERATED}import { http, type HttpHandler } from 'msw/http'
import { answer } from '#mock/engine/answer.ts'

/** One handler per operation, by method and path. */
export const handlerFor: Record<string, HttpHandler> = {
${rows.join('')}}

/** All of them, for a worker or a server. */
export const handlers: readonly HttpHandler[] = Object.values(handlerFor)
`
}
