import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '#mock/generated/handlers.ts'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { startPrism, type PrismDoor } from '#mock/doors/prism.ts'
import { encryptLogin } from './doors-caller.ts'
import { bundleToFile, forcedCalls, violationOf } from './doors-support.ts'

const PARALLEL = 8
const START_MS = 180_000
const WALK_MS = 180_000

const { file, models } = bundleToFile()
const calls = forcedCalls(models)

/** One success and one failure of every operation: what stands behind a door and knows no more than the handlers. */
const oneOfEach = models.flatMap(({ id }) => {
  const own = calls.filter((call) => call.id === id)
  return [own.find(({ code }) => code === undefined), own.find(({ code }) => code !== undefined)].filter(
    (call) => call !== undefined,
  )
})

/** Makes calls at a door and collects what is wrong. */
async function walk(url: string, asked = calls): Promise<string[]> {
  const faults: string[] = []
  const rest = [...asked]
  const walker = async (): Promise<void> => {
    for (let call = rest.pop(); call; call = rest.pop()) {
      const fault = await violationOf(call, await fetch(`${url}${call.path}`, call.init))
      if (fault !== undefined) faults.push(fault)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, walker))
  return faults
}

it('GATEWAY-13 describes every operation with examples of success and of every code', () => {
  expect(models.length).toBeGreaterThan(100)
  expect(models.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([])
  expect(calls.length).toBeGreaterThan(models.length * 6)
})

describe('pure Prism', () => {
  let prism: PrismDoor
  beforeAll(async () => {
    prism = await startPrism({ mode: 'mock', port: 0, contract: file })
  }, START_MS)
  afterAll(() => prism?.close())

  it('GATEWAY-13 answers every example of every operation', { timeout: WALK_MS }, async () => {
    expect(await walk(prism.url)).toEqual([])
  })

  it('GAP-170 names no host of pictures, so that they come from the origin of the site', async () => {
    const { value } = await (await fetch(`${prism.url}/wps/system/status`)).json()
    expect(value.info).toMatchObject({ imageCDNs: [], mainDomain: 'lanternhouse.example' })
  })
})

describe('the stub behind Prism', () => {
  let stub: StubDoor
  let prism: PrismDoor
  const told: string[] = []
  beforeAll(async () => {
    stub = await startStub({ port: 0, log: (line) => told.push(line) })
    prism = await startPrism({ mode: 'proxy', upstream: stub.url, port: 0, contract: file })
  }, START_MS)
  afterAll(async () => {
    await prism?.close()
    await stub?.close()
  })

  // The stub gives the examples of the handlers that are asked for each of them below.
  it('GATEWAY-13 answers a success and a failure of every operation', { timeout: WALK_MS }, async () => {
    expect(oneOfEach).toHaveLength(models.length * 2)
    expect(await walk(prism.url, oneOfEach)).toEqual([])
    expect(told).toEqual([])
  })

  it('GATEWAY-22 lets an encrypted login, its session and its state through', { timeout: WALK_MS }, async () => {
    const encrypted = await encryptLogin({ username: 'ravi88', password: 'lantern88' })
    const json = { 'Content-Type': 'application/json', 'X-Merchant': 'bdtdemo' }
    const login = await fetch(`${prism.url}/wps/session/login`, {
      method: 'POST',
      headers: { ...json, ...encrypted.headers },
      body: JSON.stringify(encrypted.body),
    })
    const { value } = await login.json()
    expect(value).toMatchObject({ userName: 'ravi88' })
    const headers = { ...json, Authorization: `Bearer ${value.token}` }
    const body = JSON.stringify({ nodeId: '10412', vendor: 'KITE' })
    await fetch(`${prism.url}/wps/relay/MCSFE_addFavoriteGameV2`, { method: 'POST', headers, body })
    const ids = await fetch(`${prism.url}/wps/relay/MCSFE_getFavoriteGames`, { headers })
    expect((await ids.json()).value.content).toEqual(['10412'])
    const captcha = await fetch(`${prism.url}/wps/captcha`)
    expect(captcha.headers.get('Set-Cookie')).toContain('HttpOnly')
  })
})

describe('MSW', () => {
  const origin = 'http://site.example'
  const server = setupServer(...handlers)
  beforeAll(() => {
    // Generated handlers are written by path; in a page they belong to its origin.
    Object.defineProperty(globalThis, 'location', { value: new URL(origin), configurable: true })
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterAll(() => {
    server.close()
    Reflect.deleteProperty(globalThis, 'location')
  })

  it('GATEWAY-13 answers every example of every operation', { timeout: WALK_MS }, async () => {
    expect(await walk(origin)).toEqual([])
  })
})
