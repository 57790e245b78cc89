import type { OperationId, Variables } from './generated/operations.ts'

type QueryOf<Op extends OperationId> = Variables<Op> extends { query?: infer Query } ? Partial<Query> : never

/**
 * What the cache keys of a read begin with, for code that only looks into the cache and should not bring the read's
 * generated file along. Keys that begin alike match, so this means all answers of the read, page by page too.
 *
 * @param query only answers that were asked for with these values
 */
export function readKey<Op extends OperationId>(operation: Op, query?: QueryOf<Op>): readonly unknown[] {
  return query ? [operation, { query }] : [operation]
}
