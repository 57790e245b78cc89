import type { QueryClient } from '@tanstack/react-query'
import type { CallOptions } from './client.ts'
import type { Arguments, GatewayCall } from './define.ts'
import type { OperationId, Value, Variables } from './generated/operations.ts'

/** What a write takes; nothing at all where nothing is required. */
export type MutationVariables<Op extends OperationId> = {} extends Variables<Op> ? Variables<Op> | void : Variables<Op>

/** What all writes have in common. */
export const writeOf = <Op extends OperationId>(call: GatewayCall<Op>) => ({
  ...WRITES,
  mutationKey: [call.facts.operation],
  // The type of the variables leaves them out only where the call does.
  mutationFn: (variables: MutationVariables<Op>) =>
    call(...([variables ?? undefined] as Arguments<Variables<Op>, CallOptions>)),
})

/**
 * Makes a write outside React. Like one of a hook it is known to `isMutating` while it is under way, and the query
 * client shows its failure.
 * @throws what the call throws
 */
export function write<Op extends OperationId>(
  client: QueryClient,
  call: GatewayCall<Op>,
  variables: MutationVariables<Op>,
): Promise<Value<Op>> {
  return client
    .getMutationCache()
    .build<Value<Op>, Error, MutationVariables<Op>, unknown>(client, writeOf(call))
    .execute(variables)
}

/** Offline calls fail at once: a waiting write would be made later, unasked. */
const WRITES = { retry: false, networkMode: 'always' } as const
