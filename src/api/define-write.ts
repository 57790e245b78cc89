import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type { GatewayCall } from './define.ts'
import type { GatewayError } from './gateway-error.ts'
import type { OperationId, Value } from './generated/operations.ts'
import { writeOf, type MutationVariables } from './write.ts'

// Apart from the reads, because the first screen writes nothing.

/** Options of `useMutation` that a page may add; writes are never repeated by themselves. */
type MutationExtras<Op extends OperationId, Context> = Omit<
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
      ...writeOf(call),
    })
}
