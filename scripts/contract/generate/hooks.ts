import { FIRST_FILE, isOfFirstScreen } from './first-screen.ts'
import type { ContractDocument } from '../document/openapi.ts'
import { carriedValues, type OperationModel } from './model.ts'
import type { FileShapes } from './shapes.ts'
import { comment, GENERATED, quote } from './text.ts'

/**
 * The file that has an operation: `<tag>`, or `<tag>-lists` where its answer comes page by page, which brings all that
 * pages lists. What the first screen asks for has a file of its own: a page that loads one call of a file loads all.
 */
export function fileOf(operation: OperationModel): string {
  if (isOfFirstScreen(operation)) return FIRST_FILE
  return isPagedQuery(operation) ? `${operation.tag}-lists` : operation.tag
}

/** The callers, query options and hooks of one file's operations. */
export function printHooks(
  document: ContractDocument,
  operations: readonly OperationModel[],
  shapes: FileShapes,
): string {
  const used = new Set<string>(['defineCall'])
  const body = operations
    .map((operation) => printOperation(operation, printCall(document, operation, used, shapes), used))
    .join('\n')
  const serializers = [...used].filter((name) => SERIALIZERS.includes(name)).sort()
  const sizes = operations.filter(isPagedQuery).map(pageSizeOf)
  const pagers = [...used].filter((name) => PAGERS.includes(name)).sort()
  const apart = [...SERIALIZERS, ...PAGERS, WRITER]
  const defines = [...used].filter((name) => !apart.includes(name)).sort()
  return [
    GENERATED,
    ...(serializers.length === 0 ? [] : [`import { ${serializers.join(', ')} } from '../body.ts'\n`]),
    `import { ${defines.join(', ')} } from '../define.ts'\n`,
    ...(used.has(WRITER) ? [`import { ${WRITER} } from '../define-write.ts'\n`] : []),
    ...(pagers.length === 0 ? [] : [`import { ${pagers.join(', ')} } from '../define-paged.ts'\n`]),
    ...(sizes.length === 0 ? [] : [`import { ${sizes.join(', ')} } from './page-sizes.ts'\n`]),
    `${shapes.print()}\n`,
    body,
  ].join('')
}

/** `page-sizes.ts`: of its own, because some callers may load nothing else. */
export function printPageSizes(operations: readonly OperationModel[]): string {
  const constants = operations
    .filter(isPagedQuery)
    .flatMap(({ id, name, pagination }) => [
      `${comment([`Entries on a page of \`use${name}Infinite\`, unless it is told another number.`])}export const ${id}PageSize = ${pagination.usual}\n`,
      `${comment([`The most that a call of \`${id}\` may ask for.`])}export const ${id}MaxPageSize = ${pagination.most}\n`,
    ])
  return [GENERATED, ...constants].join('\n')
}

type PagedQuery = OperationModel & { pagination: NonNullable<OperationModel['pagination']> }

const isPagedQuery = (operation: OperationModel): operation is PagedQuery =>
  operation.kind === 'query' && operation.pagination !== undefined

const pageSizeOf = ({ id }: OperationModel): string => `${id}PageSize`

function printOperation(operation: OperationModel, call: string, used: Set<string>): string {
  const { id, name, kind } = operation
  const isQuery = kind === 'query'
  const about = describe(operation)
  const lines: string[] = []
  const define = (constant: string, maker: string, argument: string, note: readonly string[]) => {
    used.add(maker)
    lines.push(`${comment(note)}export const ${constant} = /*#__PURE__*/ ${maker}(${argument})\n`)
  }
  if (isQuery) {
    lines.push(`const ${id} = ${call}\n`)
    define(`${id}Query`, 'defineQuery', id, [`Query options behind {@link use${name}}, for prefetching and the cache.`])
    define(`use${name}`, 'defineQueryHook', id, about)
  } else {
    lines.push(`${comment(about)}export const ${id} = ${call}\n`)
    define(`use${name}`, WRITER, id, about)
  }
  if (isPagedQuery(operation)) {
    const { page, size, items, current, total, count, key } = operation.pagination
    const names = Object.entries({ page, size, items, current, total, count, key }).flatMap(([part, field]) =>
      field === undefined ? [] : [`${part}: ${quote(field)}`],
    )
    const note = [
      `{@link use${name}} page by page, ${operation.pagination.usual} entries each: all that came stand in \`data.rows\`.`,
    ]
    lines.push(`const ${id}Pages = { ${names.join(', ')}, pageSize: ${pageSizeOf(operation)} }\n\n`)
    define(`${id}InfiniteQuery`, 'definePagedQuery', `${id}, ${id}Pages`, [
      `Infinite query options behind {@link use${name}Infinite}, for prefetching and the cache.`,
    ])
    define(`use${name}Infinite`, 'definePagedQueryHook', `${id}, ${id}Pages`, note)
  }
  return lines.map((line) => line.trimEnd()).join('\n\n') + '\n'
}

function printCall(
  document: ContractDocument,
  operation: OperationModel,
  used: Set<string>,
  shapes: FileShapes,
): string {
  const { id, method, path, session, listed, body, value, plaintext } = operation
  const extras: string[] = []
  if (session !== 'none') extras.push(`session: ${quote(session)}`)
  if (listed.length > 0) extras.push(`codes: [${listed.map(quote).join(', ')}]`)
  const carried = carriedValues(document, listed).map(([code, schema]) => `${code}: ${shapes.expression(schema)}`)
  if (carried.length > 0) extras.push(`failures: { ${carried.join(', ')} }`)
  if (plaintext) extras.push('encrypted: true')
  const serializer = body === undefined ? undefined : serializerOf(body.contentType)
  if (serializer !== undefined) {
    used.add(serializer)
    extras.push(`serialize: ${serializer}`)
  }
  if (value['type'] !== 'null') extras.push(`shape: ${shapes.expression(value)}`)
  const options = extras.length === 0 ? '' : `, { ${extras.join(', ')} }`
  return `/*#__PURE__*/ defineCall(${quote(id)}, ${quote(method)}, ${quote(path)}${options})`
}

function describe({ summary, description, method, path, session, errors, requirements }: OperationModel): string[] {
  return [
    `${summary}.`,
    ...(description === undefined ? [] : ['', ...description.trim().split('\n')]),
    '',
    `\`${method.toUpperCase()} ${path}\`${SESSION_NOTES[session]}`,
    `Requirements: ${requirements.join(', ')}. Failures: ${Object.keys(errors).join(', ')}.`,
  ]
}

const SESSION_NOTES = { none: '', optional: ', with the session if there is one', required: ', needs a session' }

const WRITER = 'defineMutationHook'
const SERIALIZERS = ['multipart', 'urlEncoded']
const PAGERS = ['definePagedQuery', 'definePagedQueryHook']

const serializerOf = (contentType: string): string | undefined =>
  contentType === 'multipart/form-data'
    ? 'multipart'
    : contentType === 'application/x-www-form-urlencoded'
      ? 'urlEncoded'
      : undefined
