import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readCatalogue, type CatalogueCode } from './catalogue.ts'
import { asList, asObject, asText, isObject } from './json.ts'
import { expandOperation, isParameter } from './operation.ts'
import {
  METHODS,
  type Components,
  type ContractDocument,
  type Method,
  type Operation,
  type Response,
} from './openapi.ts'
import { ContractError, sortProblems } from './problem.ts'
import { below, isSchemaName, References, type Place } from './references.ts'
import type { Sources } from './sources.ts'

export const BUNDLE_FILE = 'dist/contract/openapi.json'
const INDEX_FILE = 'gateway.yaml'

/**
 * Makes plain OpenAPI 3.1 of the sources.
 * @throws ContractError naming every reference, name and shorthand that does not hold
 */
export function bundleContract(sources: Sources): ContractDocument {
  const references = new References(sources)
  const index = asObject(sources.files.get(INDEX_FILE)?.data)
  if (!sources.files.has(INDEX_FILE)) {
    references.report({ file: INDEX_FILE, path: [] }, 'index', 'The index of the contract is missing.')
  }
  const catalogue = readCatalogue(sources, references)
  const paths = expandPaths(asObject(index['paths']), references, catalogue)
  const components = collectComponents(sources, references, catalogue)
  if (references.problems.length > 0) throw new ContractError(sortProblems(references.problems))
  return {
    openapi: asText(index['openapi']) ?? '3.1.0',
    info: asObject(index['info']),
    servers: index['servers'],
    security: index['security'],
    ...(index['x-moments'] === 'UTC' ? { 'x-moments': 'UTC' as const } : {}),
    tags: asList(index['tags']).flatMap((tag) => {
      const name = asText(asObject(tag)['name'])
      return name === undefined ? [] : [{ ...asObject(tag), name }]
    }),
    paths: shareResponses(paths, components),
    components: { ...components, securitySchemes: asObject(asObject(index['components'])['securitySchemes']) },
    'x-error-catalogue': Object.fromEntries(
      [...catalogue].map(([code, { code: _code, schemaName: _name, schema: _schema, example: _example, ...entry }]) => [
        code,
        entry,
      ]),
    ),
  }
}

/** The text of the bundle, the same for the same contract. */
export const printBundle = (document: ContractDocument): string => `${JSON.stringify(document, null, 1)}\n`

/** Replaces a file in one step: a reader sees the old text or the new one, never a part. */
export function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, text)
  renameSync(temporary, file)
}

type Paths = ContractDocument['paths']

function expandPaths(
  index: Record<string, unknown>,
  references: References,
  catalogue: ReadonlyMap<string, CatalogueCode>,
): Paths {
  const paths: Paths = {}
  const places = new Map<string, string>()
  for (const [path, pointer] of Object.entries(index)) {
    const from: Place = { file: INDEX_FILE, path: ['paths', path] }
    const reference = asText(asObject(pointer)['$ref'])
    if (reference === undefined) {
      references.report(from, 'index', 'A path points at a path item of paths/<tag>.yaml.')
      continue
    }
    const target = references.target(reference, below(from, '$ref'))
    if (target === undefined) continue
    const item: Partial<Record<Method, Operation>> = {}
    for (const [method, node] of Object.entries(asObject(target.value))) {
      const place = below(target, method)
      const known = METHODS.find((one) => one === method)
      if (known === undefined || !isObject(node)) {
        references.report(place, 'method', `A path item holds operations by method, not \`${method}\`.`)
        continue
      }
      const operation = expandOperation(node, place, references, catalogue)
      if (operation === undefined) continue
      const earlier = places.get(operation.operationId)
      if (earlier !== undefined) {
        references.report(
          below(place, 'operationId'),
          'operation-id',
          `${operation.operationId} is taken by ${earlier}.`,
        )
      }
      places.set(operation.operationId, `${known.toUpperCase()} ${path}`)
      item[known] = operation
    }
    paths[path] = item
  }
  return paths
}

function collectComponents(
  sources: Sources,
  references: References,
  catalogue: ReadonlyMap<string, CatalogueCode>,
): Components {
  const components: Components = {
    schemas: {},
    parameters: {},
    responses: {},
    headers: HEADERS,
    examples: {},
    securitySchemes: {},
  }
  const homes = new Map<string, string>()
  const claim = (name: string, home: string, place: Place) => {
    const earlier = homes.get(name)
    if (earlier !== undefined) references.report(place, 'schema-name', `${name} is already defined in ${earlier}.`)
    homes.set(name, home)
  }
  for (const { file, data } of sources.files.values()) {
    if (!file.startsWith('schemas/')) continue
    for (const [name, schema] of Object.entries(asObject(data))) {
      const place: Place = { file, path: [name] }
      if (name === 'parameters') {
        for (const [key, node] of Object.entries(asObject(schema))) {
          const parameter = references.rewrite(node, below(place, key))
          if (!isParameter(parameter) || '$ref' in parameter)
            references.report(below(place, key), 'parameter', 'A parameter has a `name` and is `in` query or header.')
          else components.parameters[key] = parameter
        }
      } else if (isSchemaName(name)) {
        claim(name, file, place)
        components.schemas[name] = asObject(references.rewrite(schema, place))
      } else {
        references.report(place, 'schema-name', `${name} is not PascalCase; schemas are types.`)
      }
    }
  }
  for (const { code, schemaName, schema, example } of catalogue.values()) {
    claim(schemaName, 'errors.yaml', { file: 'errors.yaml', path: [code] })
    components.schemas[schemaName] = schema
    components.examples[code] = example
  }
  return components
}

/** The same failures on the same status are written once: most operations share them. */
function shareResponses(paths: Paths, components: Components): Paths {
  const count = new Map<string, number>()
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  for (const { responses } of operations) {
    for (const response of Object.values(responses)) {
      const text = JSON.stringify(response)
      count.set(text, (count.get(text) ?? 0) + 1)
    }
  }
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      if ('$ref' in response || status === '200' || (count.get(JSON.stringify(response)) ?? 0) < 2) continue
      const name = responseName(status, response)
      components.responses[name] = response
      responses[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return paths
}

const responseName = (status: string, { content }: Response): string =>
  `Status${status}.${Object.keys(content['application/json'].examples ?? {}).join('.')}`

const HEADERS: Components['headers'] = {
  RequestId: {
    description: "Names the call in the gateway's log.",
    schema: { type: 'string', maxLength: 64 },
    example: 'c1f0a7d2',
  },
  RetryAfter: {
    description: 'Seconds to wait before the same call is made again.',
    schema: { type: 'integer', minimum: 0, maximum: 3600 },
    example: 1,
  },
}
