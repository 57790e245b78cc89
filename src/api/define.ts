import {
  hashKey,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { send, type AnyVariables, type CallFacts, type CallOptions, type HttpMethod } from './client.ts'
import type { GatewayError } from './gateway-error.ts'
import type { OperationId, PagedOperationId, PagedVariables, Value, Variables } from './generated/operations.ts'
import { retryDelay, shouldRetry } from './retry.ts'
import { gatewaySettings } from './settings.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `needsSession`: without one the call is not even made. */
    queryMeta: { needsSession: boolean }
  }
}

/** Variables may be left out where the operation requires none. */
type Arguments<V, Options> = {} extends V ? [variables?: V, options?: Options] : [variables: V, options?: Options]

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
  facts?: Pick<CallFacts<Op>, 'session' | 'codes' | 'serialize' | 'shape'>,
): GatewayCall<Op> {
  const all: CallFacts<Op> = { operation, method, path, ...facts }
  const underWay = new Map<string, Promise<Value<Op>>>()
  const call = (variables?: Variables<Op>, options?: CallOptions) => {
    const key = hashKey([gatewaySettings().token(), variables])
    const present = underWay.get(key)
    if (present) return present
    const answer = valueOf(all, variables, options).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
  return Object.assign(call, { facts: all })
}

// The shape of the operation vouches for the type of the value.
const valueOf = <Op extends OperationId>(
  facts: CallFacts<Op>,
  variables: AnyVariables | undefined,
  options?: CallOptions,
) => send(facts, variables, options) as Promise<Value<Op>>

export type QueryKeyOf<Op extends OperationId> = readonly [Op, Variables<Op>]
type QueryOptionsOf<Op extends OperationId, Data> = UseQueryOptions<Value<Op>, GatewayError<Op>, Data, QueryKeyOf<Op>>

/** Options of `useQuery` that a page may add. */
export type QueryExtras<Op extends OperationId, Data> = Omit<QueryOptionsOf<Op, Data>, 'queryKey' | 'queryFn'>

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
  const queryFn = ({ signal }: { signal: AbortSignal }) => valueOf(facts, variables, { signal })
  return { ...READS, meta: metaOf(facts), queryKey, queryFn }
}

/** Names of the page parameter, and of the answer's fields that say how far one is and what stands on the page. */
export interface PageNames {
  page: string
  current: string
  total: string
  items: string
}

export type PagedKeyOf<Op extends PagedOperationId> = readonly [Op, PagedVariables<Op>, 'pages']
export type Pages<Op extends PagedOperationId> = InfiniteData<Value<Op>, number>
type PagedOptionsOf<Op extends PagedOperationId, Data> = UseInfiniteQueryOptions<
  Value<Op>,
  GatewayError<Op>,
  Data,
  PagedKeyOf<Op>,
  number
>

/** Options of `useInfiniteQuery` that a page may add. */
export type PagedExtras<Op extends PagedOperationId, Data> = Omit<
  PagedOptionsOf<Op, Data>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'
>

/** Infinite query options with the key `[operation, variables, 'pages']`; it ends with the last page, or one that brings nothing new. */
export function definePagedQuery<Op extends PagedOperationId>({ facts }: GatewayCall<Op>, names: PageNames) {
  return (...[variables]: Arguments<PagedVariables<Op>, never>) =>
    infiniteQueryOptions<Value<Op>, GatewayError<Op>, Pages<Op>, PagedKeyOf<Op>, number>(
      readPages(facts, names, variables),
    )
}

export interface PagedQueryHook<Op extends PagedOperationId> {
  <Data = Pages<Op>>(
    ...args: Arguments<PagedVariables<Op>, PagedExtras<Op, Data>>
  ): UseInfiniteQueryResult<Data, GatewayError<Op>>
}

export function definePagedQueryHook<Op extends PagedOperationId>(
  { facts }: GatewayCall<Op>,
  names: PageNames,
): PagedQueryHook<Op> {
  return <Data = Pages<Op>>(variables?: PagedVariables<Op>, options?: PagedExtras<Op, Data>) =>
    useInfiniteQuery<Value<Op>, GatewayError<Op>, Data, PagedKeyOf<Op>, number>({
      ...readPages(facts, names, variables),
      ...options,
    })
}

function readPages<Op extends PagedOperationId>(
  facts: CallFacts<Op>,
  names: PageNames,
  variables: PagedVariables<Op> | undefined,
) {
  const queryKey: PagedKeyOf<Op> = [facts.operation, orNone(variables), 'pages']
  const queryFn = async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
    endedWhereEmpty(await valueOf(facts, withPage(variables, names.page, pageParam), { signal }), pageParam, names)
  const getNextPageParam = (_last: Value<Op>, pages: readonly Value<Op>[], asked: number) =>
    nextPage(pages, asked, names)
  return { ...READS, meta: metaOf(facts), queryKey, queryFn, initialPageParam: 1, getNextPageParam }
}

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

const metaOf = ({ session }: { session?: CallFacts<OperationId>['session'] }) => ({
  needsSession: session === 'required',
})

// `Arguments` lets variables be left out only where an empty object is all right.
const orNone = <V>(variables: V | undefined): V => variables ?? ({} as V)

/** Offline calls fail at once instead of waiting unseen; a waiting write would even be made later, unasked. */
const READS = { retry: shouldRetry, retryDelay, networkMode: 'always', refetchOnReconnect: true } as const
const WRITES = { retry: false, networkMode: 'always' } as const

function withPage(variables: { query?: object } | undefined, name: string, page: number) {
  return { ...variables, query: { ...variables?.query, [name]: page } }
}

/** Counts by what was asked for: a gateway that says the same page number again and again would never come to an end. */
function nextPage(pages: readonly unknown[], asked: number, { current, total, items }: PageNames): number | undefined {
  const last = pages[pages.length - 1]
  const page = Math.max(asked, Number(fieldOf(last, current)))
  if (!(page < Number(fieldOf(last, total))) || isRepeated(pages, items)) return undefined
  return page + 1
}

/** Whether what stands on the last page stands on one before it. Pages can be empty because a member emptied them. */
function isRepeated(pages: readonly unknown[], items: string): boolean {
  const [last, ...others] = pages.map((page) => textOf(fieldOf(page, items))).reverse()
  return last !== '[]' && others.some((text) => text === last)
}

/** A page that comes without entries is the last one, whatever it says. */
function endedWhereEmpty<Page>(page: Page, asked: number, { items, total }: PageNames): Page {
  const entries = fieldOf(page, items)
  return Array.isArray(entries) && entries.length === 0 ? { ...page, [total]: asked } : page
}

/** Pages as texts, written once however often the same page is asked about. */
const texts = new WeakMap<object, string>()

function textOf(items: unknown): string | undefined {
  if (typeof items !== 'object' || items === null) return undefined
  const text = texts.get(items) ?? JSON.stringify(items)
  texts.set(items, text)
  return text
}

const fieldOf = (page: unknown, name: string): unknown => new Map(Object.entries(Object(page))).get(name)
