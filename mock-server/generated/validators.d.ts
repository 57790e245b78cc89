// Generated from openapi/ by `npm run contract -- generate`; do not edit.
import type { EncryptedOperationId } from '#src/api/generated/encrypted.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

/** One place where a request or an answer breaks the contract. */
export interface ValidationError {
  /** JSON pointer, below /query, /header or /body in requests. */
  pointer: string
  /** Continues a sentence that begins with the pointer. */
  message: string
}

/**
 * A request as it arrives: texts by name, or anything that iterates over them, and the body, parsed where it is JSON.
 */
export interface RawRequest {
  query?: Iterable<[string, string]> | Record<string, string | undefined>
  header?: Iterable<[string, string]> | Record<string, string | undefined>
  body?: unknown
}

/**
 * The parts with numbers, booleans and lists made of their texts, and defaults filled in; an encrypted body as it
 * travels.
 */
export type CheckedRequest =
  | { valid: true; errors: readonly ValidationError[]; variables: { query: unknown; header: unknown; body: unknown } }
  | { valid: false; errors: readonly ValidationError[] }

export const validateRequest: Record<OperationId, (request: RawRequest) => CheckedRequest>

/** Errors of a success value; none when it holds. */
export const validateValue: Record<OperationId, (value: unknown) => readonly ValidationError[]>

/** Errors of what an encrypted body holds once it is decrypted. */
export const validatePlaintext: Record<EncryptedOperationId, (plaintext: unknown) => readonly ValidationError[]>
