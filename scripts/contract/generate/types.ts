import type { ContractDocument } from '../document/openapi.ts'
import type { OperationModel } from './model.ts'
import { comment, GENERATED, key, quote } from './text.ts'

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
  return `${GENERATED}import type { operations } from './schema.ts'

/** What each operation takes and answers. */
export interface Operations {
${entries.join('\n')}
}

export type OperationId = keyof Operations

/** The query, headers and body that an operation takes. */
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
  const { query, header, body } = operation
  const parts: string[] = []
  if (query.length > 0) parts.push(`query${mark(query.some(required))}: ${queryType(operation)}`)
  if (header.length > 0)
    parts.push(`header${mark(header.some(required))}: ${schemaOf(operation)}['parameters']['header']`)
  if (body !== undefined) parts.push(`body${mark(body.required)}: ${bodyType(operation, body)}`)
  return record(parts)
}

function pagedVariables(operation: OperationModel): string | undefined {
  const { query, header, pagination, body } = operation
  if (pagination === undefined) return undefined
  const rest = query.filter(({ name }) => name !== pagination.page)
  const parts: string[] = []
  if (rest.length > 0)
    parts.push(`query${mark(rest.some(required))}: Omit<${queryType(operation, true)}, ${quote(pagination.page)}>`)
  if (header.length > 0)
    parts.push(`header${mark(header.some(required))}: ${schemaOf(operation)}['parameters']['header']`)
  if (body !== undefined) parts.push(`body${mark(body.required)}: ${bodyType(operation, body)}`)
  return record(parts)
}

function queryType(operation: OperationModel, definite = false): string {
  const type = `${schemaOf(operation)}['parameters']['query']`
  return definite && !operation.query.some(required) ? `NonNullable<${type}>` : type
}

function bodyType(operation: OperationModel, body: NonNullable<OperationModel['body']>): string {
  const request = `${schemaOf(operation)}['requestBody']`
  return `${body.required ? request : `NonNullable<${request}>`}['content'][${quote(body.contentType)}]`
}

const required = ({ required: is }: { required?: boolean }): boolean => is === true
const mark = (isRequired: boolean): string => (isRequired ? '' : '?')
const record = (parts: readonly string[]): string =>
  parts.length === 0 ? '{}' : `{ ${parts.map((part) => part.replace(/^[^?:]+/, key)).join('; ')} }`
