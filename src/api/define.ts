import { hashKey, queryOptions, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { AnyVariables, CallFacts, HttpMethod } from './call.ts'
import { send, type CallOptions } from './client.ts'
import type { GatewayError } from './gateway-error.ts'
import type { OperationId, Value, Variables } from './generated/operations.ts'
import { retryDelay, shouldRetry } from './retry.ts'
import { gatewaySettings } from './settings.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `needsSession`: without one the call is not even made. */
    queryMeta: { needsSession: boolean }
  }
}

/** Variables may be left out where the operation requires none. */
export type Arguments<V, Options> = {} extends V
  ? [variables?: V, options?: Options]
  : [variables: V, options?: Options]

/**
 * Makes the call, outside React too. What is already under way for the same session and variables is not sent again: it
 * gives the answer of the first. A finger is faster than the drawing of a disabled button.
 * @throws GatewayError of the operation; an abort is thrown as it came
 */
export interface GatewayCall<Op extends OperationId> {
  (...args: Arguments<Variables<Op>, CallOptions>): Promise<Value<Op>>
  readonly facts: CallFacts<Op>
}

export function defineCall<Op extends OperationId>(
  operation: Op,
  method: HttpMethod,
  path: string,
  facts?: Pick<CallFacts<Op>, 'session' | 'codes' | 'failures' | 'encrypted' | 'serialize' | 'shape'>,
): GatewayCall<Op> {
  const all: CallFacts<Op> = { operation, method, path, ...facts }
  const underWay = new Map<string, Promise<Value<Op>>>()
  const call = (variables?: Variables<Op>, options?: CallOptions) => {
    const key = hashKey([gatewaySettings().token(), variables])
    const present = underWay.get(key)
    if (present) return present
    const answer = sendCall(all, variables, options).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
  return Object.assign(call, { facts: all })
}

/** Sends a call. The shape of the operation vouches for the type of the value. */
export const sendCall = <Op extends OperationId>(
  facts: CallFacts<Op>,
  variables: AnyVariables | undefined,
  options?: CallOptions,
) => send(facts, variables, options) as Promise<Value<Op>>

export type QueryKeyOf<Op extends OperationId> = readonly [Op, Variables<Op>]
type QueryOptionsOf<Op extends OperationId, Data> = UseQueryOptions<Value<Op>, GatewayError<Op>, Data, QueryKeyOf<Op>>

/** Options of `useQuery` that a page may add. */
type QueryExtras<Op extends OperationId, Data> = Omit<QueryOptionsOf<Op, Data>, 'queryKey' | 'queryFn'>

/** Query options with the key `[operation, variables]`, for prefetching, the cache and `useQueries`. */
export function defineQuery<Op extends OperationId>({ facts }: GatewayCall<Op>) {
  const query = (...[variables]: Arguments<Variables<Op>, never>) =>
    queryOptions<Value<Op>, GatewayError<Op>, Value<Op>, QueryKeyOf<Op>>(read(facts, variables))
  return Object.assign(query, { operation: facts.operation })
}

export interface QueryHook<Op extends OperationId> {
  <Data = Value<Op>>(...args: Arguments<Variables<Op>, QueryExtras<Op, Data>>): UseQueryResult<Data, GatewayError<Op>>
}

export function defineQueryHook<Op extends OperationId>({ facts }: GatewayCall<Op>): QueryHook<Op> {
  return <Data = Value<Op>>(variables?: Variables<Op>, options?: QueryExtras<Op, Data>) =>
    useQuery<Value<Op>, GatewayError<Op>, Data, QueryKeyOf<Op>>({ ...read(facts, variables), ...options })
}

function read<Op extends OperationId>(facts: CallFacts<Op>, variables: Variables<Op> | undefined) {
  const queryKey: QueryKeyOf<Op> = [facts.operation, orNone(variables)]
  const queryFn = ({ signal }: { signal: AbortSignal }) => sendCall(facts, variables, { signal })
  return { ...settingsOf(facts), queryKey, queryFn }
}

/** What all reads have in common. Offline calls fail at once instead of waiting unseen. */
export function settingsOf({ session }: Pick<CallFacts<OperationId>, 'session'>) {
  const meta = { needsSession: session === 'required' }
  return { retry: shouldRetry, retryDelay, networkMode: 'always', refetchOnReconnect: true, meta } as const
}

/** The variables of a key; `Arguments` lets them be left out only where an empty object is all right. */
export const orNone = <V>(variables: V | undefined): V => variables ?? ({} as V)
