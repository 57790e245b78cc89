import { referencedName } from '../document/ajv-schemas.ts'
import { ADDED_WHEN_ENCRYPTED, ENCRYPTION_HEADER } from '../document/encrypted.ts'
import type { ContractDocument } from '../document/openapi.ts'
import type { OperationModel } from './model.ts'
import { comment, GENERATED, key, quote, union } from './text.ts'

/** `types.ts`: a plain name for every named schema. */
export function printTypes({ components }: ContractDocument): string {
  const lines = Object.entries(components.schemas).map(([name, { description }]) => {
    const about = typeof description === 'string' ? comment([description]) : ''
    return `${about}export type ${name} = components['schemas'][${quote(name)}]\n`
  })
  return `${GENERATED}import type { components } from './schema.ts'\n\n${lines.join('\n')}`
}

/** `operations.ts`: what each operation takes and answers, as types only. */
export function printOperationTypes(operations: readonly OperationModel[]): string {
  const entries = operations.map((operation) => {
    const paged = pagedVariables(operation)
    return [
      comment([operation.summary], '  ').trimEnd(),
      `  ${operation.id}: {`,
      `    variables: ${variables(operation)}`,
      ...(paged === undefined ? [] : [`    pagedVariables: ${paged}`]),
      `    value: ${valueOf(operation)}`,
      ...rowLines(operation),
      '  }',
    ].join('\n')
  })
  return `${GENERATED}import type { components, operations } from './schema.ts'

/** What an encrypted body holds, before the moment and the nonce are added. */
type Unencrypted<Payload> = Payload extends unknown ? Omit<Payload, ${union(ADDED_WHEN_ENCRYPTED)}> : never

/** What each operation takes and answers. */
export interface Operations {
${entries.join('\n')}
}

export type OperationId = keyof Operations

/** The operations that change something. */
export type WriteId = ${unionOf(operations.filter(({ kind }) => kind === 'mutation'))}

/** The query, headers and body that an operation takes; where the body travels encrypted, what it holds. */
export type Variables<Op extends OperationId> = Operations[Op]['variables']

/** What stands in \`value\` of an operation's success. */
export type Value<Op extends OperationId> = Operations[Op]['value']

/** The operations that answer page by page. */
export type PagedOperationId = ${unionOf(operations.filter(({ pagination }) => pagination !== undefined))}

/** The variables of a paged operation without the page, which the infinite query counts itself. */
export type PagedVariables<Op extends PagedOperationId> = Operations[Op]['pagedVariables']

/** An entry of a paged operation. */
export type Row<Op extends PagedOperationId> = Operations[Op]['row']

/** How many entries a paged operation has on all pages; undefined where it does not say. */
export type Total<Op extends PagedOperationId> = Operations[Op]['total']
`
}

const unionOf = (operations: readonly OperationModel[]): string =>
  operations.length === 0 ? 'never' : operations.map(({ id }) => quote(id)).join(' | ')

const schemaOf = ({ id }: OperationModel): string => `operations[${quote(id)}]`

const valueOf = (operation: OperationModel): string =>
  `${schemaOf(operation)}['responses'][200]['content']['application/json']['value']`

function rowLines(operation: OperationModel): string[] {
  const { pagination } = operation
  if (pagination === undefined) return []
  return [
    `    row: ${valueOf(operation)}[${quote(pagination.items)}][number]`,
    `    total: ${pagination.count === undefined ? 'undefined' : 'number'}`,
  ]
}

function variables(operation: OperationModel): string {
  const { query } = operation
  const own = query.length > 0 ? [`query${mark(query.some(required))}: ${queryType(operation)}`] : []
  return record([...own, ...headerAndBody(operation)])
}

function pagedVariables(operation: OperationModel): string | undefined {
  const { query, pagination } = operation
  if (pagination === undefined) return undefined
  const rest = query.filter(({ name }) => name !== pagination.page)
  const own = `query${mark(rest.some(required))}: Omit<${queryType(operation, true)}, ${quote(pagination.page)}>`
  return record([...(rest.length > 0 ? [own] : []), ...headerAndBody(operation)])
}

function headerAndBody(operation: OperationModel): string[] {
  const { header, body, plaintext } = operation
  const given = plaintext ? header.filter(({ name }) => name !== ENCRYPTION_HEADER) : header
  const parts: string[] = []
  if (given.length > 0) parts.push(`header${mark(given.some(required))}: ${headerType(operation)}`)
  if (body !== undefined) parts.push(`body${mark(body.required)}: ${bodyType(operation, body)}`)
  return parts
}

function headerType(operation: OperationModel): string {
  const type = `${schemaOf(operation)}['parameters']['header']`
  return operation.plaintext ? `Omit<${type}, ${quote(ENCRYPTION_HEADER)}>` : type
}

function queryType(operation: OperationModel, definite = false): string {
  const type = `${schemaOf(operation)}['parameters']['query']`
  return definite && !operation.query.some(required) ? `NonNullable<${type}>` : type
}

function bodyType(operation: OperationModel, body: NonNullable<OperationModel['body']>): string {
  const { plaintext } = operation
  if (plaintext) return `Unencrypted<components['schemas'][${quote(referencedName(String(plaintext.schema['$ref'])))}]>`
  const request = `${schemaOf(operation)}['requestBody']`
  return `${body.required ? request : `NonNullable<${request}>`}['content'][${quote(body.contentType)}]`
}

const required = ({ required: is }: { required?: boolean }): boolean => is === true
const mark = (isRequired: boolean): string => (isRequired ? '' : '?')
const record = (parts: readonly string[]): string =>
  parts.length === 0 ? '{}' : `{ ${parts.map((part) => part.replace(/^[^?:]+/, key)).join('; ')} }`

/** `encrypted.ts`: of its own, because forms need it and the first screen does not. */
export function printEncrypted(operations: readonly OperationModel[]): string {
  const ids = operations.filter(({ plaintext }) => plaintext !== undefined).map(({ id }) => `  ${quote(id)},\n`)
  return `${GENERATED}import type { OperationId } from './operations.ts'

/** The operations whose body travels encrypted. */
export const ENCRYPTED_OPERATIONS = [
${ids.join('')}] as const satisfies readonly OperationId[]

export type EncryptedOperationId = (typeof ENCRYPTED_OPERATIONS)[number]
`
}
