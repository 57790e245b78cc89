import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { bundleContract, printBundle, writeAtomically } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readOperations, type OperationModel } from '#scripts/contract/generate/model.ts'

/** A token that looks like one; forced answers need no session behind it. */
const SAMPLE_TOKEN = 'sample_5f3b9c1e8a7d4e21b6c0'

/** One call with a forced answer, and what must come back. */
export interface ForcedCall {
  readonly id: OperationId
  readonly example: string
  readonly status: number
  /** `undefined` for a success. */
  readonly code: string | undefined
  readonly path: string
  readonly init: RequestInit
}

/**
 * Bundles a contract into a file of its own, so that no test waits for another's.
 * @param sources the folder of its YAML files
 */
export function bundleToFile(sources = 'openapi'): { file: string; models: readonly OperationModel[] } {
  const document = bundleContract(loadSources(sources))
  const file = join(mkdtempSync(join(tmpdir(), 'contract-doors-')), 'openapi.json')
  writeAtomically(file, printBundle(document))
  return { file, models: readOperations(document) }
}

/** Every example of every operation, successes and failures, each with a request that holds the contract. */
export function forcedCalls(models: readonly OperationModel[]): ForcedCall[] {
  return models.flatMap((model) => {
    const id = idOf(model)
    const successes = Object.keys(model.examples).map((example) => ({ example, status: 200, code: undefined }))
    const failures = Object.entries(model.errors).map(([code, status]) => ({ example: code, status, code }))
    return [...successes, ...failures].map(({ example, status, code }) => {
      const { path, init } = sampleRequest(model)
      const headers = { ...init.headers, Prefer: `code=${status}, example=${example}` }
      return { id, example, status, code, path, init: { ...init, headers } }
    })
  })
}

/** A request made of the contract's own examples. */
function sampleRequest(model: OperationModel): {
  path: string
  init: { method: string; headers: Record<string, string>; body?: BodyInit }
} {
  const query = new URLSearchParams(model.query.map(({ name, example }): [string, string] => [name, String(example)]))
  const headers = Object.fromEntries(model.header.map(({ name, example }) => [name, String(example)]))
  if (model.session !== 'none') headers['Authorization'] = `Bearer ${SAMPLE_TOKEN}`
  const { body, type } = sampleBody(model)
  if (type !== undefined) headers['Content-Type'] = type
  return {
    path: query.size > 0 ? `${model.path}?${query}` : model.path,
    init: { method: model.method.toUpperCase(), headers, ...(body === undefined ? {} : { body }) },
  }
}

/** A violation as Prism reports it, or what is wrong with the answer; nothing when it is as forced. */
export async function violationOf(call: ForcedCall, response: Response): Promise<string | undefined> {
  const name = `${call.id} ${call.example}`
  const violations = response.headers.get('sl-violations')
  if (violations !== null) return `${name}: ${violations}`
  const type = response.headers.get('Content-Type') ?? 'none'
  const text = await response.text()
  if (!type.startsWith('application/json')) return `${name}: content type ${type} ${text.slice(0, 300)}`
  if (response.status !== call.status) return `${name}: status ${response.status}`
  const { success, code }: { success?: unknown; code?: unknown } = JSON.parse(text) ?? {}
  if (success !== (call.code === undefined)) return `${name}: success ${String(success)}`
  return code === call.code ? undefined : `${name}: code ${String(code)}`
}

function sampleBody({ body }: OperationModel): { body?: BodyInit; type?: string } {
  const [example] = Object.values(body?.examples ?? {})
  if (!body || example === undefined) return {}
  if (body.contentType === 'application/json') return { body: JSON.stringify(example), type: body.contentType }
  const fields = Object.entries(typeof example === 'object' && example !== null ? example : {})
  if (body.contentType === 'multipart/form-data') {
    const form = new FormData()
    for (const [name, value] of fields) {
      if (Array.isArray(value)) form.append(name, new Blob([PNG_START], { type: 'image/png' }), 'slip.png')
      else form.append(name, String(value))
    }
    return { body: form }
  }
  const pairs = fields.map(([name, value]): [string, string] => [name, String(value)])
  return { body: new URLSearchParams(pairs).toString(), type: body.contentType }
}

const PNG_START = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function idOf({ id }: OperationModel): OperationId {
  if (isOperation(id)) return id
  throw new Error(`${id} was not generated; run "npm run contract -- generate"`)
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}
