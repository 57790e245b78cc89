import type { ErrorCode, FailureValues, OperationErrors, SharedCode } from './generated/errors.ts'
import type { OperationId } from './generated/operations.ts'

/** Codes of this client itself; they never travel. */
export type ClientCode = 'NETWORK_UNREACHABLE' | 'REQUEST_TIMEOUT' | 'CONTRACT_VIOLATION'

/** Every code that a call can fail with. */
export type GatewayCode = ErrorCode | ClientCode

/** The codes that one operation can fail with. */
export type CodeOf<Op extends OperationId> = OperationErrors[Op] | ClientCode

/** Those that one operation lists for what it does. */
export type OwnCode<Op extends OperationId> = Exclude<OperationErrors[Op], SharedCode>

/** How an answer broke the contract. For logs only, never shown. */
interface ContractViolation {
  reason: string
  /** What was answered, parsed where it was JSON. */
  body: unknown
}

/** What a failure carries beside its code. It is missing where what came breaks the contract. */
export type FailureValue<Code extends GatewayCode> = Code extends keyof FailureValues
  ? FailureValues[Code] | undefined
  : Code extends 'CONTRACT_VIOLATION'
    ? ContractViolation
    : undefined

/** A failed call with the codes of its operation; `switch (error.code)` narrows `error.value`. */
export type GatewayError<Op extends OperationId = OperationId> = {
  [Code in CodeOf<Op>]: GatewayFailure<Op, Code>
}[CodeOf<Op>]

export interface FailureDetails<Op extends OperationId, Code extends GatewayCode> {
  operation: Op
  code: Code
  /** HTTP status; 0 when nothing was answered. */
  status?: number
  value?: FailureValue<Code>
  /** The `message` of the answer. For logs only: clients react to the code. */
  serverMessage?: string
  requestId?: string | undefined
  retryAfterMs?: number | undefined
  cause?: unknown
}

/** The class behind {@link GatewayError}; every failed call throws exactly one. */
export class GatewayFailure<Op extends OperationId, Code extends GatewayCode> extends Error {
  readonly operation: Op
  readonly code: Code
  /** HTTP status; 0 when nothing was answered. */
  readonly status: number
  readonly value: FailureValue<Code> | undefined
  /** Names the call in the gateway's log. */
  readonly requestId: string | undefined
  /** How long the gateway asks to wait before the same call is made again, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor({
    operation,
    code,
    status = 0,
    value,
    serverMessage,
    requestId,
    retryAfterMs,
    cause,
  }: FailureDetails<Op, Code>) {
    super(`${operation}: ${code}${serverMessage === undefined ? '' : ` (${serverMessage})`}`, { cause })
    this.name = 'GatewayError'
    this.operation = operation
    this.code = code
    this.status = status
    this.value = value
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a caught value is a failed call, of one operation where it is named. */
export function isGatewayError<Op extends OperationId = OperationId>(
  error: unknown,
  ...operations: readonly Op[]
): error is GatewayError<Op> {
  if (!(error instanceof GatewayFailure)) return false
  return operations.length === 0 || operations.some((operation) => operation === error.operation)
}
