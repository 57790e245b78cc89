import { asList, type JsonObject } from '../../document/json.ts'
import type { ContractOperation } from '../../judge/contract.ts'
import { standingAt } from '../../judge/standing.ts'
import type { Context } from '../context.ts'
import { isClean, successValue, type Changes, type Exchange } from '../exchange.ts'

/** Days that gateways keep, less one for the zones. */
const KEPT_DAYS = 88
/** Parameters that say how, and for whom, a list is shown, and leave nothing out of it. */
const KEPT = ['language', 'lang', 'platform', 'clientType', 'isPlatform', 'merchant', 'merchant_code', 'merchantCode']

/** A page of a list, as far as it came. */
export interface ListPage {
  exchange: Exchange
  rows: readonly unknown[]
  /** What tells each row from the others. */
  ids: readonly string[]
  total: number
  count: number | undefined
}

/** One paged list with as little left out as its parameters allow. */
export class PagedList {
  readonly #context: Context
  readonly #operation: ContractOperation
  readonly #pagination: NonNullable<ContractOperation['pagination']>

  constructor(context: Context, operation: ContractOperation, pagination: PagedList['pagination']) {
    this.#context = context
    this.#operation = operation
    this.#pagination = pagination
  }

  get pagination(): NonNullable<ContractOperation['pagination']> {
    return this.#pagination
  }

  /** @returns undefined where no success came, or one with a finding of its own */
  async page(number: number, size: number, query: Record<string, unknown> = {}): Promise<ListPage | undefined> {
    const { page, size: sizeName, items, total, count } = this.#pagination
    const changes: Changes = { query: { ...this.#widest(), ...query, [page]: number, [sizeName]: size } }
    const exchange = await this.#context.ask(this.#operation, changes)
    if (!isClean(exchange)) return undefined
    const value = successValue(exchange)
    const rows = asList(value[items])
    return {
      exchange,
      rows,
      ids: rows.map((row) => this.idOf(row)),
      total: Number(value[total]),
      count: count === undefined ? undefined : Number(value[count]),
    }
  }

  /** A row without a key is told by all that it holds. */
  idOf(row: unknown): string {
    const [id] = standingAt(row, `/${this.#pagination.key}`)
    return JSON.stringify(id?.value ?? row)
  }

  #widest(): JsonObject {
    const optional = this.#operation.query.filter(({ name, required }) => !required && !KEPT.includes(name))
    const days = this.#operation.query.some(({ name }) => name === 'from') ? this.#context.daysSince(KEPT_DAYS) : {}
    return { ...Object.fromEntries(optional.map(({ name }) => [name, undefined])), ...days }
  }
}
