import { randomBytes, randomInt } from 'node:crypto'
import { readEnvelope } from '../judge/contract.ts'
import { judgeExchange } from '../judge/judge.ts'
import { parseJson, type RecordedResponse } from '../judge/recorded.ts'
import { asObject, type JsonObject } from '../document/json.ts'
import type { Call, WireCall, Who } from './call.ts'

/** One call and what came back. */
export interface Exchange {
  call: Call
  wire: WireCall
  /** An answer, or in words why there is none. */
  response: RecordedResponse | string
  tookMs: number
}

/** What is changed in a call; an undefined parameter or field is left out. */
export interface Changes {
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: Record<string, unknown>
  who?: Who
}

/** The code that an exchange ended with; undefined for a success, and where nothing came. */
export const codeOf = ({ response }: Pick<Exchange, 'response'>): string | undefined =>
  typeof response === 'string' ? undefined : readEnvelope(parseJson(response.body)).code

/**
 * Why an exchange is no success: its code, its status where it has none, such as a proxy's page, or in words why no
 * answer came. Undefined for a success.
 */
export function failureOf({ response }: Pick<Exchange, 'response'>): string | undefined {
  if (typeof response === 'string') return response
  const { success, code } = readEnvelope(parseJson(response.body))
  return code ?? (success === true ? undefined : `status ${response.status}, no envelope`)
}

/** Whether an exchange is a success in which nothing is wrong, so that it can be compared with others. */
export const isClean = ({ call, wire, response }: Exchange): boolean =>
  typeof response !== 'string' &&
  codeOf({ response }) === undefined &&
  judgeExchange(call.operation, wire.recorded, response).length === 0

/** What stands in `value` of a success, whatever it is. */
export const answerOf = ({ response }: Pick<Exchange, 'response'>): unknown =>
  typeof response === 'string' ? undefined : asObject(parseJson(response.body))['value']

/** The same, as far as it is an object. */
export const successValue = (exchange: Exchange): JsonObject => asObject(answerOf(exchange))

/** A text that nobody has used before; letters and digits. */
export const unique = (length = 12): string => `v${randomBytes(length).toString('hex')}`.slice(0, length)

/** A number that no transfer had before, of the kind that a channel asks for. */
export function uniqueReference(kind: unknown): string {
  if (kind === 'UTR') return String(randomInt(1e11, 1e12))
  return kind === 'HASH' ? randomBytes(32).toString('hex') : unique()
}

const NEW_DIGITS = 8

/** Another number that no transfer had before, of the kind of this one: digits may stand in each. */
export const referenceLike = (reference: string): string =>
  reference.slice(0, -NEW_DIGITS) + String(randomInt(10 ** (NEW_DIGITS - 1), 10 ** NEW_DIGITS))
