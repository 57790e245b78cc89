import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { CallFacts } from './call.ts'
import { orNone, settingsOf, sendCall, type Arguments, type GatewayCall } from './define.ts'
import type { GatewayError } from './gateway-error.ts'
import type { PagedOperationId, PagedVariables, Row, Total, Value } from './generated/operations.ts'
import { endedWhereEmpty, nextPage, rowsOf, totalOf, withPage, type Paging } from './paging.ts'

export type PagedKeyOf<Op extends PagedOperationId> = readonly [Op, PagedVariables<Op>, 'pages']
export type Pages<Op extends PagedOperationId> = InfiniteData<Value<Op>, number>

/** What a paged hook gives: the pages as they came, and what stands on all of them. */
interface Listed<Op extends PagedOperationId> extends Pages<Op> {
  /** The entries of all pages that are here, each once; the same array until a page comes or changes. */
  rows: readonly Row<Op>[]
  /** How many there are on all pages of the gateway. */
  total: Total<Op>
}

type PagedOptionsOf<Op extends PagedOperationId> = UseInfiniteQueryOptions<
  Value<Op>,
  GatewayError<Op>,
  Listed<Op>,
  PagedKeyOf<Op>,
  number
>

/** Options of `useInfiniteQuery` that a page may add. */
type PagedExtras<Op extends PagedOperationId> = Omit<
  PagedOptionsOf<Op>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'select'
>

/**
 * Infinite query options with the key `[operation, variables, 'pages']`; it ends with the last page, or one that brings
 * nothing new.
 */
export function definePagedQuery<Op extends PagedOperationId>({ facts }: GatewayCall<Op>, paging: Paging) {
  return (...[variables]: Arguments<PagedVariables<Op>, never>) =>
    infiniteQueryOptions<Value<Op>, GatewayError<Op>, Pages<Op>, PagedKeyOf<Op>, number>(
      readPages(facts, paging, variables),
    )
}

export interface PagedQueryHook<Op extends PagedOperationId> {
  (...args: Arguments<PagedVariables<Op>, PagedExtras<Op>>): UseInfiniteQueryResult<Listed<Op>, GatewayError<Op>>
}

export function definePagedQueryHook<Op extends PagedOperationId>(
  { facts }: GatewayCall<Op>,
  paging: Paging,
): PagedQueryHook<Op> {
  // One function for all renderings, so that rows are made once for each answer.
  const select = (data: Pages<Op>) =>
    // The contract vouches for the fields that it names.
    ({ ...data, rows: rowsOf(data.pages, paging), total: totalOf(data.pages, paging) }) as Listed<Op>
  return (variables?: PagedVariables<Op>, options?: PagedExtras<Op>) =>
    useInfiniteQuery<Value<Op>, GatewayError<Op>, Listed<Op>, PagedKeyOf<Op>, number>({
      ...readPages(facts, paging, variables),
      ...options,
      select,
    })
}

function readPages<Op extends PagedOperationId>(
  facts: CallFacts<Op>,
  paging: Paging,
  variables: PagedVariables<Op> | undefined,
) {
  const queryKey: PagedKeyOf<Op> = [facts.operation, orNone(variables), 'pages']
  const queryFn = async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
    endedWhereEmpty(await sendCall(facts, withPage(variables, pageParam, paging), { signal }), pageParam, paging)
  const getNextPageParam = (_last: Value<Op>, pages: readonly Value<Op>[], asked: number) =>
    nextPage(pages, asked, paging)
  return { ...settingsOf(facts), queryKey, queryFn, initialPageParam: 1, getNextPageParam }
}
