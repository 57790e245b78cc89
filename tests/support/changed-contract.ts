import { referencedName } from '#scripts/contract/document/ajv-schemas.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import type { ContractDocument, Operation, Response } from '#scripts/contract/document/openapi.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'

/** The contract as it is. */
export const now = bundleContract(loadSources('openapi'))

/** The contract as it would be after a change. */
export function changed(change: (document: ContractDocument) => void): ContractDocument {
  const copy = structuredClone(now)
  change(copy)
  return copy
}

export function operation(document: ContractDocument, id: string): Operation {
  const found = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

/** A code of the catalogue. */
export const asEntry = (document: ContractDocument, code: string) => {
  const entry = document['x-error-catalogue'][code]
  if (!entry) throw new Error(`no ${code}`)
  return entry
}

/** The failures of an operation at a status, not shared with others any more. */
export function ownFailure({ responses }: Operation, status: string, { components }: ContractDocument): Response {
  const response = responses[status]
  const shared = response && '$ref' in response ? components.responses[referencedName(response.$ref)] : response
  if (!shared) throw new Error(`no ${status}`)
  const own = structuredClone(shared)
  responses[status] = own
  return own
}

/** Takes a code out of every answer of an operation. */
export function forget(from: Operation, code: string, document: ContractDocument): void {
  for (const status of Object.keys(from.responses)) {
    delete ownFailure(from, status, document).content['application/json'].examples?.[code]
  }
}

/** Lets an operation answer one code more, with the status of the catalogue. */
export function allow(to: Operation, code: string, document: ContractDocument): void {
  const status = String(asEntry(document, code).status)
  to['x-errors'] = [...to['x-errors'], code]
  const isNew = to.responses[status] === undefined
  to.responses[status] ??= { $ref: Object.keys(document.components.responses)[0] ?? '' }
  const answer = ownFailure(to, status, document)
  const { examples } = answer.content['application/json']
  answer.content['application/json'].examples = { ...(isNew ? {} : examples), [code]: { value: {} } }
}
