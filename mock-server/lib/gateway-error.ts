/**
 * A failure that the contract has for the operation: behaviours throw it, `answer` puts it into the
 * envelope with the catalogue's status. Behaviours get a `gatewayError` that only makes codes of their operation.
 */
export class GatewayError extends Error {
  readonly code: string
  readonly value: unknown

  constructor(code: string, value?: unknown) {
    super(code)
    this.name = 'GatewayError'
    this.code = code
    this.value = value
  }
}

/** Makes an error of the gateway: `throw gatewayError('FAVORITE_LIMIT')`. */
export function gatewayError(code: string, value?: unknown): GatewayError {
  return new GatewayError(code, value)
}
