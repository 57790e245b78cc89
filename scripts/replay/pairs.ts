import { operations } from '#mock/generated/operations.ts'
import type { FaultName } from '#mock/scenario/scenario.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { ClientCode, GatewayCode } from '#src/api/gateway-error.ts'

/** What happens to a call on its way, and the code that the client makes of it. */
export const FAULTS = {
  abort: { code: 'NETWORK_UNREACHABLE', words: 'connection cut' },
  timeout: { code: 'REQUEST_TIMEOUT', words: 'timeout' },
  html: { code: 'CONTRACT_VIOLATION', words: 'HTML body' },
  broken: { code: 'CONTRACT_VIOLATION', words: 'broken JSON' },
  empty: { code: 'CONTRACT_VIOLATION', words: 'no envelope' },
} as const satisfies Partial<Record<FaultName, { code: ClientCode; words: string }>>

/** An operation and one way in which it can fail. */
export interface Pair {
  operation: OperationId
  /** As a scenario says it: `CODE`, or `!fault`. */
  answer: string
  /** What the application takes it for. */
  code: GatewayCode
}

/** Every operation of the contract. */
export const OPERATION_IDS = Object.keys(operations) as OperationId[]

/** Every way in which an operation can fail: the codes it can answer, then the faults of a call. */
export function pairsOf(operation: OperationId): Pair[] {
  // The keys of the generated table are exactly the codes of the operation.
  const codes = Object.keys(operations[operation].errors) as GatewayCode[]
  return [
    ...codes.map((code) => ({ operation, answer: code, code })),
    ...Object.entries(FAULTS).map(([fault, { code }]) => ({ operation, answer: `!${fault}`, code })),
  ]
}

/** `login/SYSTEM_BUSY`, `login/!html`: how reports and links name a pair. */
export const pairName = ({ operation, answer }: Pick<Pair, 'operation' | 'answer'>): string => `${operation}/${answer}`

/** Whether a closed site says so at once, or not to the first call, which comes before there is a screen. */
export type Closed = 'now' | 'later'
const CALLS = { now: [''], later: ['@2', '@3', '@4', '@5'] }

/** The scenario that forces an answer; a site that is closed says so whenever it is asked from then on. */
export function scenarioOf({ operation, answer, code }: Pair, closed: Closed): string {
  const status = { SITE_MAINTENANCE: 'maintenance', REGION_RESTRICTED: 'regionRestricted' }[code as string]
  const calls = status === undefined || operation === 'getSystemStatus' ? [] : CALLS[closed]
  return [`${operation}:${answer}`, ...calls.map((call) => `getSystemStatus:=${status}${call}`)].join(',')
}
