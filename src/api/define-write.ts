import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type { CallOptions } from './client.ts'
import type { Arguments, GatewayCall } from './define.ts'
import type { GatewayError } from './gateway-error.ts'
import type { OperationId, Value, Variables } from './generated/operations.ts'

// Apart from the reads, because the first screen writes nothing.

/** What a write takes; nothing at all where nothing is required. */
export type MutationVariables<Op extends OperationId> = {} extends Variables<Op> ? Variables<Op> | void : Variables<Op>

/** Options of `useMutation` that a page may add; writes are never repeated by themselves. */
export type MutationExtras<Op extends OperationId, Context> = Omit<
  UseMutationOptions<Value<Op>, GatewayError<Op>, MutationVariables<Op>, Context>,
  'mutationKey' | 'mutationFn' | 'retry' | 'retryDelay' | 'networkMode'
>

export interface MutationHook<Op extends OperationId> {
  <Context = unknown>(
    options?: MutationExtras<Op, Context>,
  ): UseMutationResult<Value<Op>, GatewayError<Op>, MutationVariables<Op>, Context>
}

export function defineMutationHook<Op extends OperationId>(call: GatewayCall<Op>): MutationHook<Op> {
  return <Context = unknown>(options?: MutationExtras<Op, Context>) =>
    useMutation<Value<Op>, GatewayError<Op>, MutationVariables<Op>, Context>({
      ...options,
      ...WRITES,
      mutationKey: [call.facts.operation],
      // The type of the variables leaves them out only where the call does.
      mutationFn: (variables) => call(...([variables ?? undefined] as Arguments<Variables<Op>, CallOptions>)),
    })
}

/** Offline calls fail at once: a waiting write would be made later, unasked. */
const WRITES = { retry: false, networkMode: 'always' } as const
