import { operations, type OperationId } from '#mock/generated/operations.ts'
import { validatePlaintext, validateRequest } from '#mock/generated/validators.js'
import { ENCRYPTED_OPERATIONS } from '#src/api/generated/encrypted.ts'
import type { RecordedRequest } from './recorded.ts'

/** One place where a request breaks the contract. */
export interface RequestError {
  /** JSON pointer below `/query`, `/header` or `/body`. */
  pointer: string
  /** Continues a sentence that begins with the pointer. */
  message: string
}

/** Where a request breaks the contract, by the very checks that the generated mock makes. */
export function requestErrors(
  id: string,
  { url, headers, body }: Pick<RecordedRequest, 'url' | 'headers' | 'body'>,
): readonly RequestError[] {
  if (!isOperation(id)) throw new Error(`${id} was not generated; run "npm run contract -- generate"`)
  if (body.kind === 'unreadable') return [{ pointer: '/body', message: 'cannot be read' }]
  const value = body.kind === 'read' ? { body: body.value } : {}
  const { errors } = validateRequest[id]({ query: new URL(url).searchParams, header: headers, ...value })
  return body.kind === 'lost' ? errors.filter(({ pointer }) => !/^\/body(\/|$)/.test(pointer)) : errors
}

/** Where what an encrypted body holds breaks the contract. */
export function plaintextErrors(id: string, plaintext: unknown): readonly RequestError[] {
  const operation = ENCRYPTED_OPERATIONS.find((one) => one === id)
  return operation ? validatePlaintext[operation](plaintext) : []
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}
