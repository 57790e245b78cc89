import { referencedName } from './ajv-schemas.ts'
import { asList, asObject, isObject, type JsonObject } from './json.ts'
import type { ContractDocument } from './openapi.ts'

/**
 * The schemas that describe what stands at a pointer below a value, one for each alternative; none where nothing can.
 */
export function schemasAt(schema: JsonObject, pointer: string, document: ContractDocument): JsonObject[] {
  return pointer
    .split('/')
    .slice(1)
    .reduce((nodes, step) => nodes.flatMap((node) => inside(node, step)), alternatives(schema, document))
    .flatMap((node) => alternatives(node, document))

  function inside(node: JsonObject, step: string): JsonObject[] {
    const { properties, items, additionalProperties } = node
    const below = step === '*' ? [items, additionalProperties] : [asObject(properties)[step]]
    return below.filter(isObject).flatMap((one) => alternatives(one, document))
  }
}

/** A schema with what it refers to, and what it is made of. */
export function alternatives(schema: JsonObject, document: ContractDocument): JsonObject[] {
  const { $ref } = schema
  const target = typeof $ref === 'string' ? document.components.schemas[referencedName($ref)] : undefined
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => asList(schema[key]).map(asObject))
  return [schema, ...[...(target ? [target] : []), ...parts].flatMap((one) => alternatives(one, document))]
}
