import { asList, asObject, asText, asTexts, isObject, type JsonObject } from '../document/json.ts'
import { below, isSchemaName, type Place } from '../document/references.ts'
import type { LintContext, Rule } from './context.ts'

/** Every schema that is written anywhere, at any depth. */
export function eachSchema(context: LintContext, visit: (node: JsonObject, place: Place) => void): void {
  for (const { node, place } of context.schemas.values()) walk(node, place, visit)
  for (const { node, place } of eachParameter(context)) {
    if (isObject(node['schema'])) walk(node['schema'], below(place, 'schema'), visit)
  }
  for (const { node, place } of context.operations) {
    const value = asObject(node['x-value'])
    if (isObject(value['schema'])) walk(value['schema'], below(place, 'x-value', 'schema'), visit)
    for (const [type, media] of Object.entries(asObject(asObject(node['requestBody'])['content']))) {
      const schema = asObject(media)['schema']
      if (isObject(schema)) walk(schema, below(place, 'requestBody', 'content', type, 'schema'), visit)
    }
  }
}

/** Every parameter where it is written: shared ones once, the others at their operation. */
export function eachParameter({ sources, operations }: LintContext): { node: JsonObject; place: Place }[] {
  const shared = [...sources.files.values()].flatMap(({ file, data }) =>
    file.startsWith('schemas/')
      ? Object.entries(asObject(asObject(data)['parameters'])).map(([name, node]) => ({
          node: asObject(node),
          place: { file, path: ['parameters', name] },
        }))
      : [],
  )
  const own = operations.flatMap(({ node, place }) =>
    asList(node['parameters']).map((parameter, index) => ({
      node: asObject(parameter),
      place: below(place, 'parameters', index),
    })),
  )
  return [...shared, ...own].filter(({ node }) => node['$ref'] === undefined)
}

function walk(node: JsonObject, place: Place, visit: (node: JsonObject, place: Place) => void): void {
  visit(node, place)
  for (const [name, property] of Object.entries(asObject(node['properties']))) {
    if (isObject(property)) walk(property, below(place, 'properties', name), visit)
  }
  for (const key of ['items', 'additionalProperties', 'not'] as const) {
    const inner = node[key]
    if (isObject(inner)) walk(inner, below(place, key), visit)
  }
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    for (const [index, branch] of asList(node[key]).entries())
      if (isObject(branch)) walk(branch, below(place, key, index), visit)
  }
}

const shape: Rule = (context) => {
  const asked = requestSchemas(context)
  eachSchema(context, (node, place) => {
    const types = [node['type']].flat()
    const fixed = node['enum'] !== undefined || node['const'] !== undefined
    if (types.includes('null'))
      context.report(place, 'no-null', 'A key that has nothing is left out; `null` is not used.')
    if (types.includes('string') && !fixed && node['maxLength'] === undefined && node['format'] === undefined) {
      context.report(place, 'bounds', 'A string needs `maxLength`, a format or an enum.')
    }
    if ((types.includes('number') || types.includes('integer')) && !fixed && !(hasLower(node) && hasUpper(node))) {
      context.report(place, 'bounds', 'A number needs a minimum and a maximum.')
    }
    if (types.includes('array') && node['maxItems'] === undefined && isAsked(place, asked)) {
      context.report(place, 'bounds', 'An array in a request needs `maxItems`.')
    }
    if (types.includes('object') || node['properties'] !== undefined) closed(node, place, context)
  })
}

function closed(node: JsonObject, place: Place, { report }: LintContext): void {
  if (node['additionalProperties'] === undefined && node['unevaluatedProperties'] === undefined) {
    report(
      place,
      'closed-object',
      'An object needs `additionalProperties: false`, or a schema for its additional properties.',
    )
  }
  if (node['properties'] === undefined) return
  const properties = Object.keys(asObject(node['properties']))
  if (!Array.isArray(node['required'])) report(place, 'required', 'An object needs a `required` list.')
  for (const name of asTexts(node['required'])) {
    if (!properties.includes(name))
      report(below(place, 'required'), 'required', `${name} is required but not described.`)
  }
}

const description: Rule = (context) => {
  for (const [name, { node, place }] of context.schemas) {
    // An object is described by its fields; a named text or number by nothing but its description.
    const isPlain = ['string', 'integer', 'number'].includes(String(node['type'])) && node['enum'] === undefined
    if (isPlain && asText(node['description']) === undefined)
      context.report(place, 'description', `${name} has no description; add one.`)
  }
  for (const { node, place } of eachParameter(context)) {
    if (asText(node['description']) === undefined)
      context.report(place, 'description', 'A parameter needs a description.')
    if (node['example'] === undefined && node['examples'] === undefined)
      context.report(place, 'parameter-example', 'A parameter needs an example.')
    if (asObject(node['schema'])['type'] === 'array' && node['explode'] !== false) {
      context.report(place, 'list-style', 'A list travels as one parameter: `style: form, explode: false`.')
    }
  }
  eachSchema(context, (node, place) => {
    const isProperty = place.path.at(-2) === 'properties'
    const isNumber = node['type'] === 'integer' || node['type'] === 'number'
    const fixed = node['enum'] !== undefined || node['const'] !== undefined
    if (isProperty && isNumber && !fixed && asText(node['description']) === undefined) {
      context.report(
        place,
        'description',
        `${String(place.path.at(-1))} says in its description what it counts or measures.`,
      )
    }
  })
}

const unused: Rule = ({ sources, report, schemas, document }) => {
  const used = new Set<string>()
  for (const { data } of sources.files.values()) collectReferences(data, used)
  // Bodies and headers of what is encrypted are written by the bundle.
  for (const item of Object.values(document.paths)) collectReferences(item, used)
  for (const [name, { place }] of schemas) {
    if (!used.has(name)) report(place, 'unused-schema', `Nothing refers to ${name}.`)
  }
  for (const { file, data } of sources.files.values()) {
    if (file.startsWith('schemas/')) {
      for (const name of Object.keys(asObject(asObject(data)['parameters']))) {
        if (!used.has(name))
          report({ file, path: ['parameters', name] }, 'unused-schema', `Nothing refers to the parameter ${name}.`)
      }
    }
    if (!file.startsWith('paths/')) continue
    for (const name of Object.keys(asObject(data))) {
      if (!used.has(`${file}#/${name}`))
        report(
          { file, path: [name] },
          'unused-path',
          `gateway.yaml does not list ${name} (${Object.keys(document.paths).length} paths are listed).`,
        )
    }
  }
}

function collectReferences(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) return value.forEach((entry) => collectReferences(entry, used))
  if (!isObject(value)) return
  const reference = asText(value['$ref'])
  if (reference !== undefined) {
    used.add(reference)
    used.add(reference.split('/').at(-1) ?? '')
  }
  for (const entry of Object.values(value)) collectReferences(entry, used)
}

/** Names of the schemas that a request can hold, directly or through others. */
function requestSchemas({ operations, schemas }: LintContext): ReadonlySet<string> {
  const asked = new Set<string>()
  const queue: unknown[] = operations.flatMap(({ node }) => [
    node['requestBody'],
    node['parameters'],
    node['x-plaintext'],
  ])
  while (queue.length > 0) {
    const found = new Set<string>()
    collectReferences(queue.pop(), found)
    for (const name of found) {
      if (!isSchemaName(name) || asked.has(name)) continue
      asked.add(name)
      queue.push(schemas.get(name)?.node)
    }
  }
  return asked
}

const isAsked = ({ file, path }: Place, asked: ReadonlySet<string>): boolean =>
  file.startsWith('schemas/') ? asked.has(String(path[0])) || path[0] === 'parameters' : !path.includes('x-value')

const hasLower = (node: JsonObject): boolean => node['minimum'] !== undefined || node['exclusiveMinimum'] !== undefined
const hasUpper = (node: JsonObject): boolean => node['maximum'] !== undefined || node['exclusiveMaximum'] !== undefined

export const SCHEMA_RULES: readonly Rule[] = [shape, description, unused]
