import type { ErrorCode } from '#src/api/generated/errors.ts'
import { failureExamples } from '#mock/generated/examples.ts'
import { isOperationId } from '#mock/lib/operation-id.ts'
import { operations, type OperationFacts, type OperationId } from '#mock/generated/operations.ts'

/** An operation as the list shows it. */
export interface ListedOperation extends OperationFacts {
  readonly id: OperationId
  readonly codes: readonly ErrorCode[]
}

/** All operations in the order of the contract. */
export const listed: readonly ListedOperation[] = Object.keys(operations)
  .filter(isOperationId)
  .map((id) => ({ ...operations[id], id, codes: Object.keys(operations[id].errors).filter(isErrorCode) }))

/** What an operation has in common with this many others says little about it. */
const SHARED_BY = listed.length / 3
const uses = new Map<ErrorCode, number>()
for (const { codes } of listed) for (const code of codes) uses.set(code, (uses.get(code) ?? 0) + 1)

/** Whether many operations answer this code. */
export const isShared = (code: ErrorCode): boolean => (uses.get(code) ?? 0) > SHARED_BY

/** What a code means, in the contract's words. */
export const meaningOf = (code: ErrorCode): string => failureExamples[code].message.replaceAll('`', '')

/** Operations whose name, path or codes have the text in them, by tag. */
export function searchOperations(text: string): Map<string, ListedOperation[]> {
  const wanted = text.trim().toLowerCase()
  const found = listed.filter(({ id, path, codes }) =>
    [id, path, ...codes].some((name) => name.toLowerCase().includes(wanted)),
  )
  const tags = new Map<string, ListedOperation[]>()
  for (const operation of found) tags.set(operation.tag, [...(tags.get(operation.tag) ?? []), operation])
  return tags
}

function isErrorCode(name: string): name is ErrorCode {
  return Object.hasOwn(failureExamples, name)
}
