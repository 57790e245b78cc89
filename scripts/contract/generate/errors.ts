import { referencedName } from '../document/ajv-schemas.ts'
import { failureSchemaName } from '../document/catalogue.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { carriedValues, failureValue, type OperationModel } from './model.ts'
import type { FileShapes } from './shapes.ts'
import { comment, GENERATED, longUnion, quote, union } from './text.ts'

const withScope = (document: ContractDocument, scope: string): string[] =>
  Object.entries(document['x-error-catalogue'])
    .filter(([, entry]) => entry.scope === scope)
    .map(([code]) => code)

/** The codes that belong to no operation. */
export const codesOfAll = (document: ContractDocument): string[] =>
  ['every', 'session'].flatMap((scope) => withScope(document, scope))

/** `errors.ts`: the codes, as types but for the few lists that the client needs while it runs. */
export function printErrors(
  document: ContractDocument,
  operations: readonly OperationModel[],
  shapes: FileShapes,
): string {
  const catalogue = Object.entries(document['x-error-catalogue'])
  const codes = catalogue.map(([code]) => code)
  const later = catalogue.filter(([, { retry }]) => retry === 'later').map(([code]) => code)
  const values = catalogue.flatMap(([code, { meaning }]) => {
    const schema = failureValue(document, code)
    if (schema === undefined) return []
    const reference = typeof schema['$ref'] === 'string' ? referencedName(schema['$ref']) : undefined
    const type =
      reference === undefined
        ? `NonNullable<components['schemas'][${quote(failureSchemaName(code))}]['value']>`
        : `components['schemas'][${quote(reference)}]`
    return [`${comment([meaning], '  ')}  ${code}: ${type}\n`]
  })
  const carried = carriedValues(document, codesOfAll(document)).map(
    ([code, schema]) => `  ${code}: ${shapes.expression(schema)},\n`,
  )
  return `${GENERATED}import type { components } from './schema.ts'
import type { Shape } from '../shape.ts'
${shapes.print()}
/** Every code that the gateway can answer. */
export type ErrorCode =${longUnion(codes)}

/** Codes that every operation can answer. */
export const EVERY_CODES = [${withScope(document, 'every').map(quote).join(', ')}] as const satisfies readonly ErrorCode[]

/** Codes that operations with a session can answer. */
export const SESSION_CODES = [${withScope(document, 'session').map(quote).join(', ')}] as const satisfies readonly ErrorCode[]

/** Codes after which the same call may be made again, later. */
export const LATER_CODES = [${later.map(quote).join(', ')}] as const satisfies readonly ErrorCode[]

type EveryCode = (typeof EVERY_CODES)[number]
type SessionCode = (typeof SESSION_CODES)[number]

/** Codes that an operation answers by what kind of call it is, and not for what it does. */
export type SharedCode = EveryCode | SessionCode | ${union(withScope(document, 'encrypted'))}

/** The codes that each operation can answer. */
export interface OperationErrors {
${operations.map((operation) => `  ${operation.id}: ${codesOf(operation)}\n`).join('')}}

/** What a failure carries beside its code; codes that are missing here carry nothing. */
export interface FailureValues {
${values.join('')}}

/** How such values of any operation are read; those of the other codes stand with the operations that answer them. */
export const FAILURE_SHAPES: Partial<Record<ErrorCode, Shape>> = {
${carried.join('')}}
`
}

function codesOf({ session, listed }: OperationModel): string {
  const groups = session === 'none' ? 'EveryCode' : 'EveryCode | SessionCode'
  return listed.length === 0 ? groups : `${groups} | ${union(listed)}`
}
