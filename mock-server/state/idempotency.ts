import type { Fault } from '../lib/fault.ts'
import type { Account } from './rows.ts'
import { shortLived } from './short-lived.ts'

const done = shortLived<{ readonly content: string; readonly value: unknown }>()

/** A call that may move money once only. */
export interface KeyedCall {
  readonly header: { readonly 'Idempotency-Key': string }
  readonly body: unknown
  readonly path: string
  readonly fault: (code: 'IDEMPOTENCY_CONFLICT') => Fault
}

/**
 * Does something once for a key: the same call again gets the same answer and does nothing (GAP-122). What failed is not
 * remembered, so that the form can be sent again.
 *
 * @throws {Fault} IDEMPOTENCY_CONFLICT when the key came before with other content
 */
export async function once<Value>(
  call: KeyedCall,
  { merchant, username }: Pick<Account, 'merchant' | 'username'>,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const key = [merchant, username, call.path, call.header['Idempotency-Key']].join(' ')
  const content = contentOf(call.body)
  const before = done.get(key)
  if (before && before.content !== content) throw call.fault('IDEMPOTENCY_CONFLICT')
  // The same path and content made it, so it has the same type.
  if (before) return before.value as Value
  const value = await make()
  done.set(key, { content, value })
  return value
}

/** Files count by name and size. */
const contentOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => (value instanceof Blob ? `${value.type} ${value.size}` : value))
