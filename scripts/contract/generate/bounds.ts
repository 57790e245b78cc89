import { referencedName } from '../document/ajv-schemas.ts'
import { asObject, capitalised, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument } from '../document/openapi.ts'
import type { OperationModel } from './model.ts'
import { comment, GENERATED } from './text.ts'

/** What bounds a value, and how a reader calls it. */
const KEYWORDS = {
  minLength: 'The fewest characters of',
  maxLength: 'The most characters of',
  minimum: 'The least value of',
  maximum: 'The greatest value of',
  minItems: 'The fewest entries of',
  maxItems: 'The most entries of',
} as const
/** Deeper, a request is a picture or a list of objects that is bounded by itself. */
const DEPTH = 3

interface Bound {
  /** Names on the way to the field: `steps`, `threshold`. */
  path: readonly string[]
  keyword: keyof typeof KEYWORDS
  value: number
}

/**
 * `bounds.ts`: what the contract bounds in the requests, so that a form has no number of its own. Single numbers and no
 * objects: the bundler writes the number where it is used.
 */
export function printBounds(document: ContractDocument, operations: readonly OperationModel[]): string {
  const constants = operations.flatMap((operation) =>
    boundsOf(document, operation).map(({ path, keyword, value }) => {
      const name = [operation.id, ...path.map(capitalised), capitalised(keyword)].join('')
      const note = `${KEYWORDS[keyword]} \`${path.join('.')}\` in \`${operation.id}\`.`
      return `${comment([note])}export const ${name} = ${value}\n`
    }),
  )
  // A field may stand in the query and in the body.
  return [GENERATED, ...new Set(constants)].join('\n')
}

function boundsOf(document: ContractDocument, { query, body, plaintext, pagination }: OperationModel): Bound[] {
  // Pages have a file of their own.
  const own = query.filter(({ name }) => name !== pagination?.page && name !== pagination?.size)
  const schemas: [string, JsonObject][] = own.map(({ name, schema }) => [name, asObject(schema)])
  const sent = plaintext?.schema ?? body?.schema
  const fields = sent === undefined ? [] : Object.entries(asObject(resolved(document, sent)['properties']))
  const all = [...schemas, ...fields.map(([name, schema]): [string, JsonObject] => [name, asObject(schema)])]
  return all.flatMap(([name, schema]) => inField(document, [name], schema))
}

function inField(document: ContractDocument, path: readonly string[], schema: JsonObject): Bound[] {
  const { properties, items, ...own } = resolved(document, schema)
  const bounds = Object.keys(KEYWORDS).flatMap((keyword): Bound[] => {
    const value = own[keyword]
    return typeof value === 'number' ? [{ path, keyword: keyword as Bound['keyword'], value }] : []
  })
  if (path.length >= DEPTH) return bounds
  const within = isObject(items) ? resolved(document, items) : undefined
  const fields = Object.entries(asObject(properties ?? within?.['properties']))
  return [...bounds, ...fields.flatMap(([name, field]) => inField(document, [...path, name], asObject(field)))]
}

/** A schema behind its reference, with the keywords that stand beside it and those of `allOf`. */
function resolved(document: ContractDocument, schema: JsonObject): JsonObject {
  const { $ref, allOf, ...own } = schema
  const parts = [
    ...(typeof $ref === 'string' ? [asObject(document.components.schemas[referencedName($ref)])] : []),
    ...(Array.isArray(allOf) ? allOf.map(asObject) : []),
  ]
  return Object.assign({}, ...parts.map((part) => resolved(document, part)), own)
}
