import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '#mock/state/db.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { asObject, isObject } from '#scripts/contract/document/json.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readOperations } from '#scripts/contract/generate/model.ts'
import { ENCRYPTED_OPERATIONS } from '#src/api/generated/encrypted.ts'
import { encryptCall } from '../support/encrypt-call.ts'
import { ask, tokenOf } from './doors-caller.ts'

const document = bundleContract(loadSources('openapi'))
const operations = readOperations(document)

/** Fields of requests that hold a payment password, an answer to a security question or a full account number. */
const SECRET = /^(\w*[pP]aymentPassword|answers|cardNumber)$/

/** The names of all fields of a schema. */
function namesIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => namesIn(one, seen))
  if (!isObject(schema) || seen.has(schema)) return []
  seen.add(schema)
  const { $ref, properties, ...rest } = schema
  const named = typeof $ref === 'string' ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
  const own = Object.entries(asObject(properties)).flatMap(([name, field]) => [name, ...namesIn(field, seen)])
  return [...own, ...namesIn(named, seen), ...Object.values(rest).flatMap((one) => namesIn(one, seen))]
}

const plaintextOf = (id: string): object =>
  Object(Object.values(operations.find((one) => one.id === id)?.plaintext?.examples ?? {})[0])

describe('what protects a member', () => {
  beforeEach(resetRuntime)

  it('BEYOND-12 travels in no body that is not encrypted', () => {
    const open = operations.filter(({ body }) => namesIn(body?.schema).some((name) => SECRET.test(name)))
    expect(open.map(({ id }) => id)).toEqual([])
    const encrypted = operations.filter(({ plaintext }) => namesIn(plaintext?.schema).some((name) => SECRET.test(name)))
    expect(encrypted.map(({ id }) => id)).toEqual(ENCRYPTED_OPERATIONS.filter((id) => id !== 'login'))
  })

  it.each(ENCRYPTED_OPERATIONS)('BEYOND-12 %s takes no plain body, and none twice or from another call', async (id) => {
    const token = await tokenOf()
    const keyHeader = { 'Idempotency-Key': 'k'.repeat(20) }
    const plain = plaintextOf(id)
    const { header, body } = await encryptCall(id, plain)
    const headers = { ...keyHeader, ...header }
    const refusedPlain = await ask(id, { token, headers, body: plain })
    expect(refusedPlain).toMatchObject({ status: 400, code: 'REQUEST_INVALID' })
    await ask(id, { token, headers, body })
    expect(await ask(id, { token, headers, body })).toMatchObject({ status: 400, code: 'PAYLOAD_REJECTED' })
    const other = await encryptCall(id === 'login' ? 'register' : 'login', plain)
    const foreign = await ask(id, { token, headers: { ...keyHeader, ...other.header }, body: other.body })
    expect(foreign).toMatchObject({ status: 400, code: 'PAYLOAD_REJECTED' })
  })

  it('BEYOND-12 names the field of an encrypted body that breaks the contract', async () => {
    const body = { cardId: 'C40000', paymentPassword: '12' }
    const { code, value } = await ask('removeBankCard', { token: await tokenOf(), body })
    expect(code).toBe('REQUEST_INVALID')
    expect(value).toEqual({ errors: ['/body/paymentPassword'] })
  })
})

describe('a withdrawal that is sent again', () => {
  beforeEach(resetRuntime)

  it('BEYOND-12, MONEY-10 is encrypted anew, and with the same key is the same order', async () => {
    const token = await tokenOf()
    const { cards } = (await ask('listBankCards', { token })).value
    const cardId = cards.find(({ usable }) => usable)?.cardId
    const order = { cardId, amount: '1000.00', paymentPassword: '482913' }
    const headers = { 'Idempotency-Key': 'f'.repeat(32) }
    const first = await ask('withdraw', { token, headers, body: order })
    const again = await ask('withdraw', { token, headers, body: order })
    expect(first.code).toBeUndefined()
    expect(again.value).toEqual(first.value)
    expect((await ask('withdraw', { token, headers, body: { ...order, amount: '1001.00' } })).code).toBe(
      'IDEMPOTENCY_CONFLICT',
    )
    expect(db.withdrawOrders.count()).toBe(1)
    expect(JSON.stringify(db.moneyCalls.all())).not.toContain('482913')
  })
})
