import type { ContractDocument } from '../document/openapi.ts'
import { sortProblems, type Problem } from '../document/problem.ts'
import type { Sources } from '../document/sources.ts'
import { CALL_RULES } from './call-rules.ts'
import { CATALOGUE_RULES } from './catalogue-rules.ts'
import { createContext } from './context.ts'
import { EXAMPLE_RULES } from './example-rules.ts'
import { FACT_RULES } from './fact-rules.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { READER_RULES } from './reader-rules.ts'
import type { Requirements } from './requirements.ts'
import { SCHEMA_RULES } from './schema-rules.ts'

/** The rules of docs/contract.md on the sources of a contract that can be bundled. */
export function lintSources(sources: Sources, document: ContractDocument, requirements: Requirements): Problem[] {
  const context = createContext(sources, document, requirements)
  for (const rule of [
    ...OPERATION_RULES,
    ...CALL_RULES,
    ...SCHEMA_RULES,
    ...CATALOGUE_RULES,
    ...FACT_RULES,
    ...EXAMPLE_RULES,
    ...READER_RULES,
  ])
    rule(context)
  return sortProblems([...context.problems, ...context.references.problems])
}
