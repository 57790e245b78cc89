import { gatewayError, type GatewayError } from '#mock/lib/gateway-error.ts'

/** What `RequestFaults` of the contract has room for. */
const MAX_POINTERS = 50
const MAX_POINTER_LENGTH = 200

/** REQUEST_INVALID with where a request breaks the contract, by JSON pointers. */
export function requestInvalid(pointers: readonly string[]): GatewayError {
  return gatewayError('REQUEST_INVALID', { errors: [...new Set(pointers.map(shortened))].slice(0, MAX_POINTERS) })
}

/** Whoever sends a name that is too long is told what it stands in. */
const shortened = (pointer: string): string =>
  pointer.length > MAX_POINTER_LENGTH ? pointer.slice(0, pointer.lastIndexOf('/', MAX_POINTER_LENGTH)) : pointer
