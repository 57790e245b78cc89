import type { ContractDocument } from '../document/openapi.ts'
import { printBounds } from './bounds.ts'
import { codesOfAll, printErrors } from './errors.ts'
import { fileOf, printHooks, printPageSizes } from './hooks.ts'
import { printExamples, printHandlers, printOperationTable } from './mock.ts'
import { API_FOLDER, MOCK_FOLDER } from './leftovers.ts'
import { carriedValues, readOperations, type OperationModel } from './model.ts'
import type { SchemaTypes } from './schema-types.ts'
import { SHARED_FILES, Shapes } from './shapes.ts'
import { GENERATED } from './text.ts'
import { printEncrypted, printOperationTypes, printTypes } from './types.ts'
import { printValidators, printValidatorTypes } from './validators.ts'

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
  outputs.set(`${API_FOLDER}/encrypted.ts`, printEncrypted(operations))
  const shapes = shapesOf(document, operations)
  outputs.set(`${API_FOLDER}/errors.ts`, printErrors(document, operations, shapes.in('errors')))
  for (const file of new Set(operations.map(fileOf))) {
    const inFile = operations.filter((operation) => fileOf(operation) === file)
    outputs.set(`${API_FOLDER}/${file}.ts`, printHooks(document, inFile, shapes.in(file)))
  }
  outputs.set(`${API_FOLDER}/bounds.ts`, printBounds(document, operations))
  outputs.set(`${API_FOLDER}/page-sizes.ts`, printPageSizes(operations))
  for (const file of SHARED_FILES) outputs.set(`${API_FOLDER}/${file}.ts`, `${GENERATED}${shapes.printShared(file)}`)
  outputs.set(`${MOCK_FOLDER}/operations.ts`, printOperationTable(operations))
  outputs.set(`${MOCK_FOLDER}/examples.ts`, printExamples(document, operations))
  outputs.set(`${MOCK_FOLDER}/handlers.ts`, printHandlers(operations))
  outputs.set(`${MOCK_FOLDER}/validators.js`, printValidators(document, operations))
  outputs.set(`${MOCK_FOLDER}/validators.d.ts`, printValidatorTypes())
  outputs.set(`${API_FOLDER}/schema.ts`, await schema)
  return outputs
}

function shapesOf(document: ContractDocument, operations: readonly OperationModel[]): Shapes {
  const shapes = new Shapes(document)
  for (const operation of operations) {
    const file = fileOf(operation)
    shapes.need(file, operation.value)
    for (const [, value] of carriedValues(document, operation.listed)) shapes.need(file, value)
  }
  for (const [, value] of carriedValues(document, codesOfAll(document))) shapes.need('errors', value)
  return shapes
}
