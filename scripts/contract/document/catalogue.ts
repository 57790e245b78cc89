import { asObject, asText, asTexts, isObject, pascalCase, type JsonObject } from './json.ts'
import type { CatalogueEntry, Example, Retry } from './openapi.ts'
import { below, type Place, type References } from './references.ts'
import type { Sources } from './sources.ts'

const CATALOGUE_FILE = 'errors.yaml'

/** One code of the closed catalogue, with what its failure looks like. */
export interface CatalogueCode extends CatalogueEntry {
  code: string
  /** `SmsTooSoonFailure`, the schema of the failure's body. */
  schemaName: string
  schema: JsonObject
  example: Example
}

/** Reads `errors.yaml`; reports what is malformed and leaves it out. */
export function readCatalogue(sources: Sources, references: References): Map<string, CatalogueCode> {
  const catalogue = new Map<string, CatalogueCode>()
  const source = sources.files.get(CATALOGUE_FILE)
  if (source === undefined) {
    references.report({ file: CATALOGUE_FILE, path: [] }, 'catalogue', 'The error catalogue is missing.')
    return catalogue
  }
  for (const [code, node] of Object.entries(asObject(source.data))) {
    const place: Place = { file: CATALOGUE_FILE, path: [code] }
    const entry = readEntry(asObject(node), place, references)
    if (entry === undefined) continue
    const value = readValue(asObject(node), place, references)
    catalogue.set(code, {
      code,
      ...entry,
      schemaName: failureSchemaName(code),
      schema: failureSchema(code, entry, value?.schema),
      example: failureExample(code, entry, value?.example),
    })
  }
  return catalogue
}

function readEntry(node: JsonObject, place: Place, references: References): CatalogueEntry | undefined {
  const { status } = node
  const scope = SCOPES.find((one) => one === node['scope'])
  const retry = RETRIES.find((one) => one === node['retry'])
  const meaning = asText(node['meaning'])
  const provoke = asText(node['provoke'])
  const report = (message: string) => references.report(place, 'catalogue', message)
  if (!isStatus(status)) report('`status` is a number from 400 to 599.')
  if (scope === undefined) report('`scope` is every, session, encrypted or listed.')
  if (retry === undefined) report('`retry` is never, user or later.')
  if (meaning === undefined) report('`meaning` says when the code is answered.')
  if (provoke === undefined) report('`provoke` says how a tester gets the code.')
  if (!isStatus(status) || !scope || !retry || meaning === undefined || provoke === undefined) return undefined
  const statusOn: Record<string, number> = {}
  for (const [operation, other] of Object.entries(asObject(node['statusOn']))) {
    if (isStatus(other)) statusOn[operation] = other
    else
      references.report(below(place, 'statusOn', operation), 'catalogue', '`statusOn` gives numbers from 400 to 599.')
  }
  const requirements = asTexts(node['requirements'])
  const retryAfter = node['retryAfter'] === true ? { retryAfter: true as const } : {}
  const own = { status, scope, retry, ...retryAfter, meaning, provoke, requirements }
  return Object.keys(statusOn).length > 0 ? { ...own, statusOn } : own
}

function readValue(
  node: JsonObject,
  place: Place,
  references: References,
): { schema: unknown; example: unknown } | undefined {
  if (!isObject(node['value'])) return undefined
  const { schema, example } = node['value']
  if (isObject(schema) && example !== undefined) {
    return { schema: references.rewrite(schema, below(place, 'value', 'schema')), example }
  }
  references.report(below(place, 'value'), 'catalogue', '`value` has a `schema` and an `example`.')
  return undefined
}

const failureSchema = (code: string, { meaning, retry }: CatalogueEntry, value: unknown): JsonObject => ({
  type: 'object',
  description: meaning,
  'x-retry': retry,
  additionalProperties: false,
  required: ['success', 'code', 'message', ...(value === undefined ? [] : ['value'])],
  properties: {
    success: { type: 'boolean', const: false },
    code: { type: 'string', const: code },
    message: { type: 'string', description: 'For logs; clients react to the code alone.', maxLength: 1000 },
    ...(value === undefined ? {} : { value }),
  },
})

const failureExample = (code: string, { meaning, provoke }: CatalogueEntry, value: unknown): Example => ({
  summary: provoke,
  value: { success: false, code, message: firstSentence(meaning), ...(value === undefined ? {} : { value }) },
})

/** `SMS_TOO_SOON` is described by the schema `SmsTooSoonFailure`. */
export const failureSchemaName = (code: string): string => `${pascalCase(code)}Failure`

const firstSentence = (text: string): string => text.split(/(?<=\.)\s/)[0] ?? text

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 400 && value < 600

const SCOPES = ['every', 'session', 'encrypted', 'listed'] as const
const RETRIES: readonly Retry[] = ['never', 'user', 'later']
