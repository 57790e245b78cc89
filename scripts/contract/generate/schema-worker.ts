import { parentPort } from 'node:worker_threads'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { GENERATED } from './text.ts'
import { isBinary } from './binary.ts'

// Loading the compiler takes most of the time, so it runs beside the reading of the contract.
const blob = ts.factory.createTypeReferenceNode('Blob')

parentPort?.on('message', (document: OpenAPI3) => {
  void render(document).then(
    (text) => parentPort?.postMessage({ text }),
    (error: unknown) => parentPort?.postMessage({ error: String(error) }),
  )
})

async function render(document: OpenAPI3): Promise<string> {
  const nodes = await openapiTS(document, {
    silent: true,
    defaultNonNullable: false,
    transform: (schema) => (isBinary({ ...schema }) ? blob : undefined),
  })
  return GENERATED + astToString(nodes)
}
