import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { startPrism } from '#mock/doors/prism.ts'
import { onChange } from '#mock/state/db.ts'
import { stateFile } from '#mock/doors/state-file.ts'
import { keepState } from '#mock/state/keep.ts'
import { resetRuntime } from '#mock/state/runtime.ts'
import { openAddress } from '#scripts/site/serve/standing-address.ts'
import { ask, tokenOf } from './doors-caller.ts'
import { bundleToFile } from './doors-support.ts'
import { FIXTURE } from './fixture/fixture.ts'

const START_MS = 180_000
/** Between two calls while a door opens, which needs the processor itself. */
const PAUSE_MS = 10

const send = (url: string, method: string, body?: unknown): Promise<Response> =>
  fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })

describe('the stub over HTTP', () => {
  let stub: StubDoor
  const told: string[] = []
  beforeAll(async () => {
    stub = await startStub({ port: 0, log: (line) => told.push(line) })
  })
  afterAll(() => stub.close())

  it('carries safe headers, a request id and its clock on every answer', async () => {
    const { headers } = await fetch(`${stub.url}/wps/system/country`)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(Math.abs(Date.parse(headers.get('Date') ?? '') - Date.now())).toBeLessThan(5_000)
  })

  it('answers a problem for what is not in the contract', async () => {
    const response = await fetch(`${stub.url}/wps/nothing`)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  })

  it('draws pictures that may be kept for a year', async () => {
    const response = await fetch(`${stub.url}/media/games/10412.svg`)
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(response.headers.get('Cache-Control')).toContain('max-age=31536000')
    expect(await response.text()).toMatch(/^<svg /)
    expect((await fetch(`${stub.url}/media/games/nothing.svg`)).status).toBe(404)
  })

  it('GAP-81 ties a captcha to a cookie that no script can read', async () => {
    const { headers } = await fetch(`${stub.url}/wps/captcha`)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^captcha=[0-9a-f]{32}; Path=\/wps; Max-Age=300; HttpOnly; SameSite=Strict$/),
    ])
  })

  it('signs a seeded account in without its password, which the gateway then knows', async () => {
    const answer = await send(`${stub.url}/__mock/sessions`, 'POST', { username: 'ravi88' })
    const { token, userName, type, firstTimeLogin } = await answer.json()
    expect({ userName, type, firstTimeLogin }).toEqual({ userName: 'ravi88', type: 0, firstTimeLogin: false })
    const headers = { Authorization: `Bearer ${token}` }
    expect((await fetch(`${stub.url}/wps/wallets/gcs`, { headers })).status).toBe(200)
    expect((await send(`${stub.url}/__mock/sessions`, 'POST', { username: 'nobody' })).status).toBe(404)
    expect((await send(`${stub.url}/__mock/sessions`, 'POST', {})).status).toBe(400)
  })

  it('lets no other site that is open in the same browser change anything', async () => {
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${stub.url}/__mock/reset`, { method: 'POST', headers })).status
    // Another port of this machine is another site.
    for (const site of ['cross-site', 'same-site']) expect(await ask({ 'Sec-Fetch-Site': site })).toBe(403)
    for (const site of ['same-origin', 'none']) expect(await ask({ 'Sec-Fetch-Site': site })).toBe(200)
    // Where a browser does not tell, its origin does; a proxy has put another host in.
    for (const Origin of ['http://192.168.1.7', 'http://localhost.evil.example', 'null'])
      expect(await ask({ Origin })).toBe(403)
    expect(await ask({ Origin: 'http://localhost:5173' })).toBe(200)
    expect(await ask({})).toBe(200)
  })

  it('plays a scenario for all calls until it is taken back', async () => {
    const scenario = 'listCountries:SYSTEM_BUSY'
    expect(await (await send(`${stub.url}/__mock/scenario`, 'PUT', { scenario })).json()).toEqual({ scenario })
    const busy = await fetch(`${stub.url}/wps/system/country`)
    expect(busy.status).toBe(503)
    expect(busy.headers.get('Retry-After')).toBe('5')
    await send(`${stub.url}/__mock/scenario`, 'DELETE')
    expect((await fetch(`${stub.url}/wps/system/country`)).status).toBe(200)
  })

  it('says what is wrong with a scenario', async () => {
    const response = await send(`${stub.url}/__mock/scenario`, 'PUT', { scenario: 'listCountrys:SYSTEM_BUSY' })
    expect(response.status).toBe(400)
    expect((await response.json()).detail).toContain('did you mean listCountries?')
  })

  it('cuts the connection for a fault of the network', async () => {
    await send(`${stub.url}/__mock/scenario`, 'PUT', { scenario: 'listCountries:!offline@1,listCountries:!html@2' })
    await expect(fetch(`${stub.url}/wps/system/country`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${stub.url}/wps/system/country`)).headers.get('Content-Type')).toContain('text/html')
    await send(`${stub.url}/__mock/scenario`, 'DELETE')
  })

  it('closes and opens the site, and forgets that at a reset', async () => {
    await send(`${stub.url}/__mock/site`, 'PUT', { maintenance: true, countryCode: null })
    expect((await fetch(`${stub.url}/wps/system/country`)).status).toBe(503)
    const { value } = await (await fetch(`${stub.url}/wps/system/status`)).json()
    expect(value.location).toEqual({ ip: '203.0.113.24' })
    await send(`${stub.url}/__mock/reset`, 'POST')
    expect((await fetch(`${stub.url}/wps/system/country`)).status).toBe(200)
  })

  it('GAP-62 puts its one clock forward: sessions end, answers tell the new time, a reset brings real time back', async () => {
    const { token } = await (await send(`${stub.url}/__mock/sessions`, 'POST', { username: 'ravi88' })).json()
    const wallet = () => fetch(`${stub.url}/wps/wallets/gcs`, { headers: { Authorization: `Bearer ${token}` } })
    const halfADay = 12 * 3_600_000
    await send(`${stub.url}/__mock/clock`, 'PUT', { aheadMs: halfADay - 60_000 })
    expect((await wallet()).status).toBe(200)
    await send(`${stub.url}/__mock/clock`, 'PUT', { aheadMs: halfADay })
    const ended = await wallet()
    expect((await ended.json()).code).toBe('SESSION_ENDED')
    expect(Date.parse(ended.headers.get('Date') ?? '') - Date.now()).toBeGreaterThan(halfADay - 5_000)
    expect((await send(`${stub.url}/__mock/clock`, 'PUT', { aheadMs: -1 })).status).toBe(400)
    await send(`${stub.url}/__mock/reset`, 'POST')
    expect(await (await fetch(`${stub.url}/__mock/clock`)).json()).toMatchObject({ aheadMs: 0 })
  })

  it('logs both sides of each call, what was forced and whether the contract holds', async () => {
    await send(`${stub.url}/__mock/scenario`, 'PUT', { scenario: 'listCountries:SYSTEM_BUSY@1,listCountries:~5@1' })
    await fetch(`${stub.url}/wps/system/country`)
    await fetch(`${stub.url}/wps/system/country`, { headers: { Prefer: 'code=200, example=nothing' } })
    const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"odd":1}' }
    await fetch(`${stub.url}/wps/verification/sms/register?deep=1`, post)
    const { calls } = await (await fetch(`${stub.url}/__mock/log`)).json()
    const [busy, unknown, odd] = calls.slice(-3)
    expect(busy).toMatchObject({ status: 503, verdict: 'holds', code: 'SYSTEM_BUSY', forced: 'SYSTEM_BUSY,~5' })
    expect(unknown).toMatchObject({ status: 500, verdict: 'breaks', detail: expect.stringContaining('nothing') })
    expect(odd).toMatchObject({ verdict: 'request', query: '?deep=1', request: '{"odd":1}' })
    const later = await (await fetch(`${stub.url}/__mock/log?after=${unknown.serial}`)).json()
    expect(later.calls).toEqual([odd])
    await send(`${stub.url}/__mock/reset`, 'POST')
  })

  it('leaves a call alone that the page has played a scenario on', async () => {
    await send(`${stub.url}/__mock/scenario`, 'PUT', { scenario: 'listCountries:!offline@1' })
    const played = { headers: { 'X-Mock-Scenario': '~800' } }
    expect((await fetch(`${stub.url}/wps/system/country`, played)).status).toBe(200)
    const { calls } = await (await fetch(`${stub.url}/__mock/log`)).json()
    expect(calls.at(-1)).toMatchObject({ forced: '~800', verdict: 'holds' })
    await send(`${stub.url}/__mock/reset`, 'POST')
  })

  it('shows SMS codes in its log and in the terminal', async () => {
    const body = { mobileNum: '01911223344', countryDialingCode: '880', humanVerification: 'passed' }
    await fetch(`${stub.url}/wps/verification/sms/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const log = await (await fetch(`${stub.url}/__mock/log`)).json()
    expect(log.sms).toEqual([expect.objectContaining({ to: '01911223344', purpose: 'register' })])
    expect(told.join()).toContain(`SMS to 01911223344: ${log.sms[0].code}`)
    expect(log.calls.at(-1)).toMatchObject({ operation: 'sendRegisterSmsCode', status: 200 })
  })
})

describe('kept state', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'kept-')), 'state.json')

  it('brings sessions and favourites back after a restart', async () => {
    await resetRuntime()
    const keeper = await keepState(() => undefined, stateFile(file))
    const token = await tokenOf()
    await ask('addFavorite', { token, body: { nodeId: '10412', vendor: 'KITE' } })
    await keeper.close()
    expect(readFileSync(file, 'utf8')).not.toContain('lantern88')

    await resetRuntime()
    expect((await ask('listFavoriteIds', { token })).code).toBe('SESSION_ENDED')
    await (await keepState(() => undefined, stateFile(file))).close()
    expect((await ask('listFavoriteIds', { token })).value.content).toEqual(['10412'])
  })

  it('is written at the next change when a write has failed, and the stub goes on', async () => {
    await resetRuntime()
    const folder = join(mkdtempSync(join(tmpdir(), 'kept-')), 'state')
    writeFileSync(folder, 'a file where the folder belongs')
    const told: string[] = []
    const keeper = await keepState((line) => told.push(line), stateFile(join(folder, 'state.json')))
    const token = await tokenOf()
    await keeper.save()
    expect(told).toEqual([expect.stringContaining('State could not be kept: ')])
    rmSync(folder)
    await keeper.save()
    await keeper.close()
    expect(readFileSync(join(folder, 'state.json'), 'utf8')).toContain(token)
  })

  it('is told of no change once it has stopped listening', async () => {
    const listener = vi.fn<() => void>()
    const stop = onChange(listener)
    const leave = async () => ask('logout', { token: await tokenOf() })
    await leave()
    expect(listener).toHaveBeenCalled()
    stop()
    listener.mockClear()
    await leave()
    expect(listener).not.toHaveBeenCalled()
  })

  it('is dropped whole when it does not fit the contract any more', async () => {
    await resetRuntime()
    writeFileSync(file, JSON.stringify({ accounts: [{ username: 'from before' }] }))
    const told: string[] = []
    await (await keepState((line) => told.push(line), stateFile(file))).close()
    expect(told.join()).toContain('accounts')
    expect((await tokenOf()).length).toBeGreaterThan(20)
  })
})

/** Starting has nothing to do with what the contract says, so a small one will do. */
describe('starting', () => {
  it('takes up a new contract without a call that fails', { timeout: START_MS }, async () => {
    const { file } = bundleToFile(FIXTURE)
    const launch = () => startPrism({ mode: 'mock', port: 0, contract: file })
    const address = await openAddress(0)
    address.lead(await launch())
    const statuses = new Set<number>()
    const visit = async (path: string) => {
      const { status } = await fetch(address.url + path)
      statuses.add(status)
      return status
    }
    expect(await visit('/wps/games')).toBe(200)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/wps/games', '/wps/all-games'))
    const next = launch()
    const isThere = async () => Promise.race([next.then(() => true), setTimeout(PAUSE_MS, false)])
    while (!(await isThere())) await visit('/wps/games')
    address.lead(await next)
    expect(await visit('/wps/all-games')).toBe(200)
    expect(await visit('/wps/games')).toBe(404)
    expect([...statuses].toSorted()).toEqual([200, 404])
    await address.close()
    await expect(fetch(`${address.url}/wps/all-games`)).rejects.toThrow('fetch failed')
  })

  it('leaves no child behind', { timeout: START_MS }, async () => {
    const prism = await startPrism({ mode: 'mock', port: 0, contract: bundleToFile(FIXTURE).file })
    expect((await fetch(`${prism.url}/wps/games`)).status).toBe(200)
    await prism.close()
    await expect(fetch(`${prism.url}/wps/games`)).rejects.toThrow('fetch failed')
  })

  it('ends Prism when its parent is killed', { timeout: START_MS }, async () => {
    const { file } = bundleToFile(FIXTURE)
    const script = `import('#mock/doors/prism.ts').then(async ({ startPrism }) => console.log((await startPrism({ mode: 'mock', port: 0, contract: ${JSON.stringify(file)} })).url))`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve) =>
      parent.stdout.once('data', (text) => resolve(String(text).trim())),
    )
    expect((await fetch(`${url}/wps/games`)).status).toBe(200)
    parent.kill('SIGKILL')
    await expect
      .poll(
        () =>
          fetch(`${url}/wps/games`).then(
            () => 'answers',
            () => 'gone',
          ),
        { timeout: 10_000 },
      )
      .toBe('gone')
  })
})
