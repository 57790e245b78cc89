import type { ContractDocument } from '../contract/openapi.ts'
import { printErrors } from './errors.ts'
import { printHooks } from './hooks.ts'
import { printExamples, printHandlers, printOperationTable } from './mock.ts'
import { readOperations } from './model.ts'
import type { SchemaTypes } from './schema-types.ts'
import { printOperationTypes, printTypes } from './types.ts'
import { printValidators, printValidatorTypes } from './validators.ts'

export const API_FOLDER = 'src/api/generated'
export const MOCK_FOLDER = 'mock-server/generated'

/** Every generated file by its path from the project's root; the same contract gives the same texts. */
export async function renderOutputs(
  document: ContractDocument,
  schemaTypes: SchemaTypes,
): Promise<Map<string, string>> {
  const schema = schemaTypes.print(document)
  const operations = readOperations(document)
  const outputs = new Map<string, string>()
  outputs.set(`${API_FOLDER}/types.ts`, printTypes(document))
  outputs.set(`${API_FOLDER}/operations.ts`, printOperationTypes(operations))
  outputs.set(`${API_FOLDER}/errors.ts`, printErrors(document, operations))
  for (const tag of new Set(operations.map((operation) => operation.tag))) {
    outputs.set(`${API_FOLDER}/${tag}.ts`, printHooks(operations.filter((operation) => operation.tag === tag)))
  }
  outputs.set(`${MOCK_FOLDER}/operations.ts`, printOperationTable(operations))
  outputs.set(`${MOCK_FOLDER}/examples.ts`, printExamples(document, operations))
  outputs.set(`${MOCK_FOLDER}/handlers.ts`, printHandlers(operations))
  outputs.set(`${MOCK_FOLDER}/validators.js`, printValidators(document, operations))
  outputs.set(`${MOCK_FOLDER}/validators.d.ts`, printValidatorTypes(operations))
  outputs.set(`${API_FOLDER}/schema.ts`, await schema)
  return outputs
}
