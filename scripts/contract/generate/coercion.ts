import { referencedName } from '../document/ajv-schemas.ts'
import { asObject, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument, Parameter } from '../document/openapi.ts'
import { isBinary } from './binary.ts'
import { key, literal, quote } from './text.ts'

/** The parameters of one place as one object. */
export const parameterSchema = (parameters: readonly Parameter[], open: boolean): JsonObject => ({
  type: 'object',
  ...(open ? {} : { additionalProperties: false }),
  required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
})

/** What has to become of each parameter's text, and its default, as an object literal. */
export function kindsOf(parameters: readonly Parameter[], document: ContractDocument, all = false): string {
  const kinds = parameters.flatMap(({ name, schema }) => {
    const kind = kindOf(schema, document)
    const value = schema['default']
    const facts = [
      ...(kind === undefined ? [] : [`kind: ${quote(kind)}`]),
      ...(value === undefined ? [] : [`value: ${literal(value)}`]),
    ]
    return facts.length === 0 && !all ? [] : [`${key(name)}: {${facts.length === 0 ? '' : ` ${facts.join(', ')} `}}`]
  })
  return kinds.length === 0 ? '{}' : `{ ${kinds.join(', ')} }`
}

/** The same for the fields of a form. */
export function formKinds(schema: JsonObject, document: ContractDocument): string {
  const fields = Object.entries(asObject(schema['properties'])).flatMap(([name, property]) => {
    const kind = kindOf(asObject(property), document)
    return kind === undefined ? [] : [`${key(name)}: { kind: ${quote(kind)} }`]
  })
  return `{ ${fields.join(', ')} }`
}

/** What a text has to become before the schema can judge it. */
function kindOf(schema: JsonObject, document: ContractDocument): string | undefined {
  const resolved = resolve(schema, document)
  const types = [resolved['type']].flat().filter((type) => typeof type === 'string')
  if (types.includes('integer') || types.includes('number')) return 'number'
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('array')) return `list ${kindOf(asObject(resolved['items']), document) ?? 'text'}`
  return undefined
}

const resolve = (schema: JsonObject, document: ContractDocument): JsonObject =>
  typeof schema['$ref'] === 'string'
    ? resolve(document.components.schemas[referencedName(schema['$ref'])] ?? {}, document)
    : schema

/** A form's schema, written out, with files allowed where the contract says binary. */
export function formSchema(schema: JsonObject, document: ContractDocument): JsonObject {
  const resolved = resolve(schema, document)
  if (isBinary(resolved)) return {}
  const copy: JsonObject = { ...resolved }
  if (isObject(resolved['items'])) copy['items'] = formSchema(resolved['items'], document)
  if (isObject(resolved['properties'])) {
    copy['properties'] = Object.fromEntries(
      Object.entries(resolved['properties']).map(([name, property]) => [
        name,
        formSchema(asObject(property), document),
      ]),
    )
  }
  return copy
}
