import type { ContractOperation } from '../judge/contract.ts'
import type { JsonObject } from '../document/json.ts'
import type { Call, Who } from './call.ts'
import type { Changes, Exchange } from './exchange.ts'
import type { Account, VerifyOptions } from './options.ts'
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
  /** The days since so many days ago, wherever the merchant is: its day may have begun before the clock's. */
  daysSince(ago: number): { from: string; to: string }
}

/** How calls are made, for what makes accounts. */
export interface Maker {
  readonly options: VerifyOptions
  readonly sessions: { token(who: Who): Promise<string | undefined> }
  operation(id: string): ContractOperation
  /** The usual call of an operation, with changes, sent. */
  ask(operation: ContractOperation, changes?: Changes): Promise<Exchange>
}

/** How calls are made, for what signs in. */
export interface Caller extends Pick<Maker, 'options' | 'operation' | 'ask'> {
  readonly secrets: Secrets
  /** The accounts that the run has made for itself. */
  readonly own: Record<'account' | 'registered', () => Promise<Account | undefined>>
  /** A call that holds the contract: its example, with ids from earlier answers. */
  base(operation: ContractOperation): Promise<Call>
  send(call: Call): Promise<Exchange>
}
