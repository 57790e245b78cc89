import type { BodySerializer } from './body.ts'
import type { ErrorCode } from './generated/errors.ts'
import type { OperationId } from './generated/operations.ts'
import type { Shape } from './shape.ts'

/** What the client has to know of an operation while it runs. */
export interface CallFacts<Op extends OperationId> {
  operation: Op
  method: HttpMethod
  path: string
  session?: 'optional' | 'required'
  /** The body travels encrypted. */
  encrypted?: true
  /** The codes that the operation answers beyond those of all operations. */
  codes?: readonly ErrorCode[]
  /** How what these failures carry beside their code is read. */
  failures?: Partial<Record<ErrorCode, Shape>>
  serialize?: BodySerializer
  /** How its value is read; left out where it is always `null`. */
  shape?: Shape
}

export type HttpMethod = 'get' | 'put' | 'post' | 'delete' | 'patch'

/** Query, headers and body of a call of any operation. */
export interface AnyVariables {
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  body?: unknown
}

/** What became of a call. */
export type Outcome = { value: unknown } | { failure: unknown }
