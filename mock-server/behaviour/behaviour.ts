import type { FailureValues, OperationErrors } from '#src/api/generated/errors.ts'
import type { OperationId, Value, Variables } from '#src/api/generated/operations.ts'
import type { MerchantCode } from '#mock/data/accounts.ts'
import type { Database } from '#mock/state/db.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { Caller } from '#mock/state/accounts/security-events.ts'
import type { SignedIn } from '#mock/state/accounts/sessions.ts'

/** Makes failures of one operation; a code that the contract does not give it is a compile error. */
type GatewayErrorOf<Op extends OperationId> = <Code extends OperationErrors[Op]>(
  code: Code,
  ...value: Code extends keyof FailureValues ? [value: FailureValues[Code]] : []
) => GatewayError

/** A call whose request holds the contract, as its behaviour sees it. */
export interface Call<Op extends OperationId> {
  /** Parsed; numbers are numbers, and what was left out has its default. */
  readonly query: Part<Variables<Op>, 'query'>
  readonly header: Part<Variables<Op>, 'header'>
  readonly body: Part<Variables<Op>, 'body'>
  readonly cookies: Readonly<Record<string, string>>
  readonly caller: Caller
  readonly method: string
  readonly path: string
  /** Nobody when the call came without a token, where the contract allows that. */
  readonly session: SignedIn | undefined
  /** Of the session, else as the call names it, else the default one. */
  readonly merchant: MerchantCode
  readonly db: Database
  /** Epoch milliseconds. */
  readonly now: number
  readonly gatewayError: GatewayErrorOf<Op>
  /** Gives the answer a cookie, written as `Set-Cookie` wants it. */
  readonly setCookie: (cookie: string) => void
}

type Part<All, Key extends string> = All extends { [K in Key]: infer Value }
  ? NonNullable<Value>
  : All extends { [K in Key]?: infer Value }
    ? NonNullable<Value>
    : undefined

/** What the stub does for one operation: answers `value`, or throws a {@link GatewayError}. */
export type Behaviour<Op extends OperationId> = (call: Call<Op>) => Value<Op> | Promise<Value<Op>>

/** Behaviours by operation; an operation without one answers its first example. */
export type Behaviours = { readonly [Op in OperationId]?: Behaviour<Op> }

/**
 * Who is signed in, for behaviours of calls that need a session; `answer` has refused all others before.
 *
 * @throws {Error} when called for an operation that needs no session
 */
export function signedIn(call: { readonly session: SignedIn | undefined }): SignedIn {
  if (!call.session) throw new Error('This call came without a session')
  return call.session
}
