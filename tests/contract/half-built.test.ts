import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#mock/generated/operations.ts'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { breachOf } from '#mock/engine/backend.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { forwardCall } from '#scripts/site/serve/forward.ts'
import type { Replaceable } from '#scripts/site/serve/standing-address.ts'
import { startStubChild } from '#scripts/site/serve/stub-child.ts'

const START_MS = 180_000
const BASE = '/base/path'

/** A second stub, in a process of its own and below a base path, is the backend. */
let backend: Replaceable
let below: Server
let stub: StubDoor
/** Answers of the backend that no stub gives, by path. */
const odd = new Map<string, unknown>()
const told: string[] = []

beforeAll(async () => {
  backend = await startStubChild({ keep: false, log: () => undefined, door: 'stub' })
  below = createServer((request, response) => {
    request.url = request.url?.replace(BASE, '')
    const answer = odd.get(request.url ?? '')
    if (answer !== undefined) response.end(JSON.stringify(answer))
    else forwardCall(request, response, backend.url)
  })
  const url = `http://127.0.0.1:${await listenOnFreePort(below, 0)}${BASE}`
  const log = (line: string) => told.push(line)
  stub = await startStub({ port: 0, log, backend: { url, stubbed: ['addFavorite', 'listFavoriteIds'] } })
}, START_MS)
afterAll(async () => {
  await stub?.close()
  below?.closeAllConnections()
  below?.close()
  await backend?.close()
})
beforeEach(async () => {
  odd.clear()
  told.length = 0
  await resetRuntime()
  await control(backend.url, 'POST', 'reset')
  await control(stub.url, 'PUT', 'stubbed', { operations: ['addFavorite', 'listFavoriteIds'] })
})

async function control(url: string, method: string, name: string, body?: unknown) {
  const answer = await fetch(`${url}/__mock/${name}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

/** A session that the backend hands out past the stub. */
const sessionAtBackend = async (username = 'ravi88'): Promise<string> =>
  (await control(backend.url, 'POST', 'sessions', { username })).token

async function call(url: string, id: OperationId, token?: string, body?: unknown) {
  const { method, path } = operations[id]
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

const FAVORITE = { nodeId: '10412', vendor: 'KITE' }

describe('a half-built backend', { timeout: START_MS }, () => {
  it('answers what the stub is not asked for, with its own session and state', async () => {
    const token = await sessionAtBackend()
    expect(await call(stub.url, 'addFavorite', token, FAVORITE)).toMatchObject({ success: true })
    expect((await call(stub.url, 'listFavoriteIds', token)).value.content).toEqual(['10412'])
    expect((await call(backend.url, 'listFavoriteIds', token)).value.content).toEqual([])
    await control(backend.url, 'PUT', 'account', { username: 'ravi88', turnoverLeft: '77.00' })
    expect(await call(stub.url, 'getWallets', token)).toEqual(await call(backend.url, 'getWallets', token))
  })

  it('has its sessions accepted by the stub, and no other', async () => {
    expect((await call(stub.url, 'listFavoriteIds', await sessionAtBackend('agent01'))).success).toBe(true)
    expect((await call(stub.url, 'listFavoriteIds', 'made_up_5f3b9c1e8a7d')).code).toBe('SESSION_ENDED')
  })

  it('has a session known that it handed out through the stub, also where it cannot tell whose it is', async () => {
    await control(stub.url, 'PUT', 'stubbed', { operations: ['getMemberInfo', 'listFavoriteIds'] })
    const { value } = await call(stub.url, 'startFreePlay', undefined, {})
    expect((await call(stub.url, 'getMemberInfo', value.token)).value).toMatchObject({
      account: value.userName,
      type: 4,
    })
    expect((await call(stub.url, 'getMemberInfo', await sessionAtBackend())).code).toBe('SESSION_ENDED')
  })

  it.each(['', 'x'.repeat(300)])('has its answer passed on that names nobody: "%s"', async (name) => {
    const token = 'made_up_5f3b9c1e8a7d'
    const login = { success: true, value: { token, userName: name, type: 0, firstTimeLogin: false } }
    odd.set(operations.login.path, login)
    odd.set(operations.getMemberInfo.path, { success: true, value: { account: name, type: 0 } })
    expect(await call(stub.url, 'login', undefined, {})).toEqual(login)
    expect(told).toHaveLength(1)
    expect((await call(stub.url, 'listFavoriteIds', token)).code).toBe('SESSION_ENDED')
    expect(told).toEqual(Array(2).fill(expect.stringContaining(`"${name}"`)))
  })

  it('ends a session at the stub as well', async () => {
    const token = await sessionAtBackend()
    expect((await call(stub.url, 'listFavoriteIds', token)).success).toBe(true)
    await control(backend.url, 'DELETE', 'sessions')
    expect((await call(stub.url, 'getWallets', token)).code).toBe('SESSION_ENDED')
    expect((await call(stub.url, 'listFavoriteIds', token)).code).toBe('SESSION_ENDED')
  })

  it('gets pictures byte for byte', async () => {
    const bytes = new Uint8Array(64_000).map((_, i) => ([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a][i] ?? i) % 256)
    const form = new FormData()
    form.append('type', 'TECHNICAL')
    form.append('content', 'The picture shows it better.')
    form.append('images', new Blob([bytes], { type: 'image/png' }), 'screen.png')
    await fetch(stub.url + operations.sendFeedback.path, { method: 'POST', body: form })
    const { uploads } = await control(backend.url, 'GET', 'log')
    expect(uploads).toMatchObject([{ sha256: createHash('sha256').update(bytes).digest('hex') }])
  })

  it('stands in the log with what it breaks, and is switched while it runs', async () => {
    await control(backend.url, 'PUT', 'scenario', { scenario: 'listCountries:!empty' })
    await call(stub.url, 'listCountries').catch(() => undefined)
    await control(backend.url, 'PUT', 'scenario', { scenario: '' })
    await call(stub.url, 'listCountries')
    await control(stub.url, 'PUT', 'stubbed', { operations: ['listCountries'] })
    await call(stub.url, 'listCountries')
    const { calls } = await control(stub.url, 'GET', 'log')
    expect(calls).toMatchObject([
      { operation: 'listCountries', backend: true, verdict: 'breaks' },
      { operation: 'listCountries', backend: true, verdict: 'holds' },
      { operation: 'listCountries', verdict: 'holds' },
    ])
    expect(calls[2].backend).toBeUndefined()
  })

  it.each([
    ['a success', 200, { success: true, value: null }, /^none$/],
    ['a failure', 409, { success: false, code: 'FAVORITE_LIMIT', message: 'x' }, /^none$/],
    ['a failure of another status', 200, { success: false, code: 'FAVORITE_LIMIT', message: 'x' }, /status 200/],
    ['a success of another status', 201, { success: true, value: null }, /status 201/],
    ['a failure without a message', 409, { success: false, code: 'FAVORITE_LIMIT' }, /message/],
    ['a field that is not known', 200, { success: true, value: null, trace: 'x' }, /trace/],
    ['a failure without what it carries', 400, { success: false, code: 'REQUEST_INVALID', message: 'x' }, /value/],
    ['a code that is none of its own', 422, { success: false, code: 'constructor', message: 'x' }, /code/],
  ])('breaks the contract by what is not as it is written: %s', (_, status, body, breach) => {
    expect(breachOf('addFavorite', status, JSON.stringify(body)) ?? 'none').toMatch(breach)
  })

  it('stands in the log with the status that does not belong to a code', async () => {
    odd.set(operations.listCountries.path, { success: false, code: 'SYSTEM_BUSY', message: 'x' })
    await call(stub.url, 'listCountries')
    const { calls } = await control(stub.url, 'GET', 'log')
    expect(calls).toMatchObject([{ operation: 'listCountries', backend: true, verdict: 'breaks' }])
  })

  it('can have an answer forced that it does not give', async () => {
    await control(stub.url, 'PUT', 'scenario', { scenario: 'listCountries:SYSTEM_BUSY' })
    expect((await call(stub.url, 'listCountries')).code).toBe('SYSTEM_BUSY')
    expect((await control(backend.url, 'GET', 'log')).calls).toEqual([])
  })

  it('is not asked for operations that the contract does not have', async () => {
    const body = JSON.stringify({ operations: ['nothing'] })
    expect((await fetch(`${stub.url}/__mock/stubbed`, { method: 'PUT', body })).status).toBe(400)
  })
})
