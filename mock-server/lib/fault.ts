/**
 * A failure that the contract has for the operation: behaviours throw it, `answer` puts it into the
 * envelope with the catalogue's status. Behaviours get a `fault` that only makes codes of their operation.
 */
export class Fault extends Error {
  readonly code: string
  readonly value: unknown

  constructor(code: string, value?: unknown) {
    super(code)
    this.name = 'Fault'
    this.code = code
    this.value = value
  }
}

/** Makes a failure: `throw fault('FAVORITE_LIMIT')`. */
export function fault(code: string, value?: unknown): Fault {
  return new Fault(code, value)
}
