import type { ContractOperation } from '../judge/contract.ts'
import type { JsonObject } from '../document/json.ts'
import type { Call } from './call.ts'
import type { Changes, Exchange } from './exchange.ts'
import type { VerifyOptions } from './options.ts'
import type { Secrets } from './secrets.ts'

/** What the server has answered so far, for calls that build on it. */
export interface Answers {
  readonly options: VerifyOptions
  /** The value that a reading call answers; asked once. Empty when it fails. */
  value(id: string, changes?: Changes): Promise<JsonObject>
  /** A list that stands in such a value. */
  rows(id: string, list: string, changes?: Changes): Promise<JsonObject[]>
  /** A day by the server's clock, so many days ago. */
  day(ago?: number): string
}

/** How calls are made, for what signs in. */
export interface Caller {
  readonly options: VerifyOptions
  readonly secrets: Secrets
  operation(id: string): ContractOperation
  /** A call that holds the contract: its example, with ids from earlier answers. */
  base(operation: ContractOperation): Promise<Call>
  /** An encrypted call that holds `plaintext`. */
  encrypt(call: Call, plaintext: object): Promise<Call>
  /** The usual call of an operation, sent. */
  ask(operation: ContractOperation): Promise<Exchange>
  send(call: Call): Promise<Exchange>
}
