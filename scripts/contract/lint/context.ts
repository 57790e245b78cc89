import { asObject, asText, isObject, type JsonObject } from '../document/json.ts'
import type { ContractDocument, Method } from '../document/openapi.ts'
import { METHODS } from '../document/openapi.ts'
import type { Problem } from '../document/problem.ts'
import { below, isSchemaName, References, type Place } from '../document/references.ts'
import { problemAt, type Sources } from '../document/sources.ts'
import type { Requirements } from './requirements.ts'

/** An operation as it is written. */
export interface WrittenOperation {
  id: string
  url: string
  method: Method
  node: JsonObject
  place: Place
}

/** What the rules look at and where they report. */
export interface LintContext {
  sources: Sources
  /** The bundle; rules run only on a contract that can be bundled. */
  document: ContractDocument
  references: References
  requirements: Requirements
  operations: readonly WrittenOperation[]
  /** Named schemas as they are written. */
  schemas: ReadonlyMap<string, { node: JsonObject; place: Place }>
  report: (place: Place, rule: string, message: string) => void
  problems: Problem[]
}

export type Rule = (context: LintContext) => void

export function createContext(sources: Sources, document: ContractDocument, requirements: Requirements): LintContext {
  const problems: Problem[] = []
  const references = new References(sources)
  return {
    sources,
    document,
    references,
    requirements,
    operations: writtenOperations(sources, references),
    schemas: writtenSchemas(sources),
    problems,
    report: ({ file, path }, rule, message) => problems.push(problemAt(sources, file, path, rule, message)),
  }
}

/** Every operation that the contract lists, as it is written and where. */
export function writtenOperations(sources: Sources, references: References): WrittenOperation[] {
  const index: Place = { file: 'gateway.yaml', path: ['paths'] }
  return Object.entries(asObject(asObject(sources.files.get('gateway.yaml')?.data)['paths'])).flatMap(
    ([url, pointer]) => {
      const reference = asText(asObject(pointer)['$ref'])
      const target = reference === undefined ? undefined : references.target(reference, below(index, url))
      if (target === undefined) return []
      return METHODS.flatMap((method) => {
        const node = asObject(target.value)[method]
        const id = isObject(node) ? asText(node['operationId']) : undefined
        return isObject(node) && id !== undefined ? [{ id, url, method, node, place: below(target, method) }] : []
      })
    },
  )
}

function writtenSchemas(sources: Sources): Map<string, { node: JsonObject; place: Place }> {
  const schemas = new Map<string, { node: JsonObject; place: Place }>()
  for (const { file, data } of sources.files.values()) {
    if (!file.startsWith('schemas/')) continue
    for (const [name, node] of Object.entries(asObject(data))) {
      if (isSchemaName(name) && isObject(node)) schemas.set(name, { node, place: { file, path: [name] } })
    }
  }
  return schemas
}
