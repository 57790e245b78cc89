import type { MoneyOperation, MoneyCallOutcome } from '#src/api/generated/types.ts'
import { operations } from '#mock/generated/operations.ts'
import { stubNow } from '#mock/lib/clock.ts'
import type { GatewayError } from '#mock/lib/gateway-error.ts'
import type { Database } from '../db.ts'
import { digestOf } from '../accounts/accounts.ts'
import type { Account } from '../rows.ts'
import { shortLived } from '../short-lived.ts'

type Owner = Pick<Account, 'merchant' | 'username'>

/** A call that may move money once only. */
export interface KeyedCall {
  readonly db: Database
  readonly header: { readonly 'Idempotency-Key': string }
  readonly body: unknown
  readonly path: string
  readonly gatewayError: (code: 'IDEMPOTENCY_CONFLICT') => GatewayError
}

/** Calls that have not been answered yet, by owner, path and key. */
const running = shortLived<{ readonly content: string; readonly answer: Promise<unknown> }>()

/**
 * Does something once for a key: the same call again, also while the first one runs, gets the same answer and does
 * nothing (GAP-122, MONEY-10). What failed is not remembered, so that the form can be sent again.
 *
 * @throws {GatewayError} IDEMPOTENCY_CONFLICT when the key came before with other content, or was retired (MONEY-09)
 */
export async function once<Value>(call: KeyedCall, owner: Owner, make: () => Value | Promise<Value>): Promise<Value> {
  const { db, path, gatewayError } = call
  const key = call.header['Idempotency-Key']
  const content = contentOf(call.body)
  const before = find(db, owner, path, key)
  if (before) {
    if (before.content !== (await digestOf(key, content))) throw gatewayError('IDEMPOTENCY_CONFLICT')
    return JSON.parse(before.answer) as Value
  }
  const id = idOf(owner, path, key)
  const first = running.get(id)
  if (first && first.content !== content) throw gatewayError('IDEMPOTENCY_CONFLICT')
  // The same path and content made it, so it has the same type.
  if (first) return first.answer as Promise<Value>
  const answer = remember(call, owner, content, make)
  running.set(id, { content, answer })
  try {
    return await answer
  } finally {
    running.delete(id)
  }
}

async function remember<Value>(
  { db, path, header }: KeyedCall,
  { merchant, username }: Owner,
  content: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const value = await make()
  const key = header['Idempotency-Key']
  await db.moneyCalls.create({
    merchant,
    username,
    path,
    key,
    // It may hold a payment password, and a kept state file holds none.
    content: await digestOf(key, content),
    answer: JSON.stringify(value),
    at: new Date(stubNow()).toISOString(),
  })
  return value
}

/** What became of a call; one that did nothing never will, since its key is retired (BEYOND-01). */
export async function settle(
  db: Database,
  owner: Owner,
  { key, operation }: { key: string; operation: MoneyOperation },
): Promise<MoneyCallOutcome> {
  const { path } = operations[operation]
  if (running.has(idOf(owner, path, key))) return { state: 'RUNNING' }
  const before = find(db, owner, path, key)
  if (before && before.content !== RETIRED) {
    const orderNo = orderNoIn(JSON.parse(before.answer))
    return { state: 'DONE', ...(orderNo === undefined ? {} : { orderNo }) }
  }
  if (!before) {
    const { merchant, username } = owner
    const at = new Date(stubNow()).toISOString()
    await db.moneyCalls.create({ merchant, username, path, key, content: RETIRED, answer: 'null', at })
  }
  return { state: 'NOTHING' }
}

/** Stands in place of a content that no body has. */
const RETIRED = 'retired'

const idOf = ({ merchant, username }: Owner, path: string, key: string) => [merchant, username, path, key].join(' ')

const find = (db: Database, { merchant, username }: Owner, path: string, key: string) =>
  db.moneyCalls.findFirst((q) => q.where({ merchant, username, path, key }))

/** Deposits answer their order inside, withdrawals and transfers are it; several transfers have none of their own. */
function orderNoIn(answer: { order?: { orderNo: string }; orderNo?: string }): string | undefined {
  return answer.order?.orderNo ?? answer.orderNo
}

/** Files count by type and size. */
const contentOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? `${value.type} ${value.size}` : value))
