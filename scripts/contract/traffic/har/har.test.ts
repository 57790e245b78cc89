import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { presentContract } from '../../judge/present-contract.ts'
import { Traffic } from '../traffic.ts'
import { verb } from './har-verb.ts'
import { readHar } from './read-har.ts'

const TOKEN = 'tok-4f7a90d1c2e84b55'
const contract = presentContract()
if (!contract) throw new Error('no contract')

const JSON_HEADERS = [{ name: 'content-type', value: 'application/json' }]
const WALLET = { success: true, value: { currencySymbol: '৳', sumBalance: '1.00' } }

interface EntryOptions {
  method?: string
  path?: string
  status?: number
  body?: unknown
  content?: object
  request?: object
  more?: object
}

/** An entry as Chromium writes it, HTTP/2 and all. */
function entry({ method = 'GET', path, status = 200, body = WALLET, content, request, more }: EntryOptions = {}) {
  const { path: wallets } = contract?.operations.find(({ id }) => id === 'getWallets') ?? { path: '' }
  return {
    startedDateTime: '2026-11-21T10:31:02.000Z',
    time: 41,
    request: {
      method,
      url: `https://gw.example${path ?? wallets}`,
      headers: [
        { name: ':method', value: method },
        { name: ':path', value: '/' },
        { name: 'Authorization', value: `Bearer ${TOKEN}` },
        { name: 'Cookie', value: 'sid=cookie-9d8e7f; theme=dark' },
      ],
      bodySize: 0,
      ...request,
    },
    response: {
      status,
      headers: [{ name: ':status', value: String(status) }, ...JSON_HEADERS],
      content: content ?? { mimeType: 'application/json', size: 5, text: JSON.stringify(body) },
    },
    ...more,
  }
}

const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } })

function judge(text: string) {
  const recording = readHar(text)
  if (typeof recording === 'string' || !contract) throw new Error(String(recording))
  const traffic = new Traffic(contract)
  return recording.exchanges.map((exchange) => {
    const { operation, findings, unjudged } = traffic.add(exchange)
    return [operation, ...findings.map(({ rule, pointer }) => `${rule} ${pointer}`), ...(unjudged ? [unjudged] : [])]
  })
}

describe('a recording', () => {
  test('of Playwright has -1 for a call without an answer: left out when it was given up, a finding when it failed', () => {
    const without = (more: object) => {
      const one = entry({ status: -1, content: { size: -1, mimeType: 'x-unknown' } })
      return { ...one, response: { ...one.response, ...more } }
    }
    const recording = readHar(
      har(
        entry(),
        without({}),
        without({ _failureText: 'net::ERR_ABORTED' }),
        without({ _failureText: 'net::ERR_FAILED' }),
      ),
    )
    if (typeof recording === 'string') throw new Error(recording)
    expect([...recording.ignored]).toEqual([
      ['still without an answer when the recording ended', 1],
      ['given up by the page', 1],
    ])
    expect(recording.exchanges.map(({ response }) => response)).toEqual([expect.any(Object), 'net::ERR_FAILED'])
  })

  test('of a page that gave a call up when its time was over has a finding', () => {
    // Chromium knows nothing apart where no answer came.
    const timings = (time: number) => ({ blocked: time, dns: -1, connect: -1, send: 0, wait: 0, receive: 0 })
    const givenUp = (time: number) =>
      entry({ status: 0, more: { time, timings: timings(time), _error: 'net::ERR_ABORTED' } })
    const recording = readHar(har(entry(), givenUp(29_000), givenUp(30_004)))
    if (typeof recording === 'string') throw new Error(recording)
    expect([...recording.ignored]).toEqual([['given up by the page', 1]])
    expect(judge(har(entry(), givenUp(30_004)))).toEqual([['getWallets'], ['getWallets', 'no-answer status']])
  })

  test.each([
    ['an upload, which may have been sent all the time', { mimeType: 'multipart/form-data; boundary=x' }, {}],
    ['a call that stood in a queue', undefined, { blocked: 20_000, send: 4, wait: 10_000 }],
  ])('of a page that gave up %s has no finding', (_, postData, timings) => {
    const request = postData && { method: 'POST', path: '/wps/feedback', request: { postData } }
    const more = { time: 30_004, timings, _error: 'net::ERR_ABORTED' }
    const recording = readHar(har(entry(), entry({ ...request, status: 0, more })))
    if (typeof recording === 'string') throw new Error(recording)
    expect([...recording.ignored]).toEqual([['given up by the page', 1]])
  })

  test('with HTTP/2 names and a base64 body is judged like a live call', () => {
    const text = Buffer.from(JSON.stringify(WALLET)).toString('base64')
    const coded = { mimeType: 'application/json', size: 5, encoding: 'base64', text }
    expect(judge(har(entry({ content: coded }), entry({ body: { success: true, value: { sumBalance: 1 } } })))).toEqual(
      [['getWallets'], ['getWallets', 'schema /value/currencySymbol', 'schema /value/sumBalance']],
    )
  })

  test('of a call that the contract does not know, a redirect, a 501 and no answer has findings', () => {
    const found = judge(
      har(
        entry({ path: '/wps/nothing' }),
        entry({ status: 302, content: { size: 0, mimeType: 'x-unknown' } }),
        entry({ status: 501, content: { size: 400 } }),
        entry({ status: 0, more: { _error: 'net::ERR_CONNECTION_RESET' } }),
      ),
    )
    expect(found).toEqual([
      ['GET /wps/nothing', 'unknown-operation path'],
      ['getWallets', 'unknown-status status'],
      ['getWallets', 'unknown-status status'],
      ['getWallets', 'no-answer status'],
    ])
  })

  test('that lacks a body says that it cannot be judged, and does not call it empty', () => {
    expect(judge(har(entry({ content: { size: 812, mimeType: 'application/json' } })))).toEqual([
      ['getWallets', 'the body of the answer is not in the recording'],
    ])
    expect(judge(har(entry({ content: { size: 0, mimeType: 'application/json' } })))).toEqual([
      ['getWallets', 'broken-json '],
    ])
  })

  test('exported without secrets does not tell who called, so nobody is told off for it', () => {
    const anonymous = entry({
      method: 'DELETE',
      path: '/wps/session/logout',
      body: { success: true, value: null },
      request: { headers: [{ name: 'accept', value: '*/*' }] },
    })
    expect(judge(har(anonymous))).toEqual([['logout']])
    expect(judge(har(entry(), anonymous))).toEqual([['getWallets'], ['logout', 'session-not-asked status']])
  })

  test('with a form reads its fields, and a lost form body is not called invalid', () => {
    const json = { mimeType: 'application/json', text: '{"nickname": 5}' }
    const path = '/wps/member/info/nickname'
    const done = { success: true, value: null }
    const broken = entry({ method: 'PUT', path, body: done, request: { postData: json } })
    const lost = entry({ method: 'PUT', path, body: done, request: { bodySize: 20 } })
    expect(judge(har(broken, lost))).toEqual([['updateNickname', 'invalid-accepted status'], ['updateNickname']])
  })

  test('with bodies nested ten thousand levels deep has a finding for each', () => {
    const deep = (levels: number) => `${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}`
    const answered = (text: string) => entry({ content: { mimeType: 'application/json', text } })
    const sent = entry({
      method: 'PUT',
      path: '/wps/member/info/nickname',
      body: { success: true, value: null },
      request: { postData: { mimeType: 'application/json', text: deep(10_000) } },
    })
    expect(judge(har(answered(deep(10_000)), answered(`{"success":true,"value":${deep(10_000)}}`), sent))).toEqual([
      ['getWallets', 'broken-json '],
      ['getWallets', 'broken-json '],
      ['updateNickname', 'invalid-accepted status'],
    ])
    expect(judge(har(answered(deep(50))))).toEqual([['getWallets', 'envelope ']])
  })

  test.each([
    { params: [{ name: 'nickname', value: '100%' }] },
    { params: [{ name: '%zz', value: '1' }] },
    { text: 'nickname=100%' },
  ])('with a form whose %% begins no character has a finding: %j', (postData) => {
    const form = { mimeType: 'application/x-www-form-urlencoded', ...postData }
    const path = '/wps/member/info/nickname'
    const sent = entry({ method: 'PUT', path, body: { success: true, value: null }, request: { postData: form } })
    expect(judge(har(sent))).toEqual([['updateNickname', 'invalid-accepted status']])
  })

  test('leaves out what is not of the gateway, and counts it', () => {
    const text = har(
      entry(),
      entry({ path: '/assets/app.js' }),
      entry({ method: 'OPTIONS' }),
      entry({ more: { _fromCache: 'disk' } }),
      entry({ status: 0, more: { _error: 'net::ERR_ABORTED' } }),
    )
    const recording = readHar(text)
    expect(typeof recording === 'string' ? [] : [...recording.ignored.values()]).toEqual([1, 1, 1, 1])
  })

  test.each([
    ['%PDF-1.7', 'is not a HAR file (it does not start as JSON).'],
    ['{"log":', 'is not a HAR file (its JSON is broken).'],
    ['{"openapi":"3.1.0"}', 'is not a HAR file (it has no log.entries).'],
    [har(entry({ path: '/m/home' })), 'holds no call of the gateway (of 1 entries).'],
  ])('%.12s is told in one sentence', (text, sentence) => {
    expect(readHar(text)).toBe(sentence)
  })
})

describe('the command', () => {
  afterEach(() => vi.restoreAllMocks())
  const folder = mkdtempSync(join(tmpdir(), 'har-'))

  async function run(text: string) {
    const [file, json, junit] = ['in.har', 'out.json', 'out.xml'].map((name) => join(folder, name))
    const said: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
    for (const report of [json, junit]) rmSync(report ?? '', { force: true })
    writeFileSync(file ?? '', text)
    const code = await verb.run({ json, junit }, [file ?? ''])
    return { code, said: said.join('\n'), json: json ?? '', junit: junit ?? '' }
  }

  test('ends with 0 or 1, or says why it is wrong use', async () => {
    expect((await run(har(entry()))).code).toBe(0)
    expect((await run(har(entry({ status: 501 })))).code).toBe(1)
    await expect(run('x')).rejects.toThrow(/in\.har is not a HAR file/)
    await expect(run(har(entry({ content: { size: 9 } })))).rejects.toThrow(/contains no response body/)
    await expect(verb.run({}, [join(folder, 'none.har')])).rejects.toThrow(/none\.har cannot be read/)
  })

  test('passes no operation of which no call could be judged, and writes no report where there is none else', async () => {
    const lost = { size: 812, mimeType: 'application/json' }
    const logout = { method: 'DELETE', path: '/wps/session/logout' }
    await expect(run(har(entry({ content: lost })))).rejects.toThrow(/contains no response body/)
    expect(existsSync(join(folder, 'out.xml'))).toBe(false)
    const { code, said, junit } = await run(har(entry(), entry({ content: lost }), entry({ ...logout, content: lost })))
    expect(code).toBe(0)
    expect(said).toMatch(/^● \S+ +getWallets +2 /m)
    expect(said).toMatch(/^– \S+ +logout +1 /m)
    expect(said).toMatch(/holds {2}0 findings in 1 operation /)
    const xml = readFileSync(junit, 'utf8')
    expect(xml).toMatch(/name="getWallets" time="[\d.]+"\/>/)
    expect(xml).toMatch(/name="logout".*\n +<skipped message="the body of the answer is not in the recording"\/>/)
  })

  test.each(['json', 'junit'])('refuses to write the report of --%s over its recording', async (flag) => {
    const recording = join(folder, 'visit.har')
    const link = join(folder, `${flag}-link.har`)
    writeFileSync(recording, har(entry()))
    symlinkSync(recording, link)
    for (const file of [recording, link])
      await expect(verb.run({ [flag]: recording }, [file])).rejects.toThrow(/visit\.har is the file to be read/)
    expect(readFileSync(recording, 'utf8')).toBe(har(entry()))
  })

  test('says how large a recording may be instead of filling the memory', async () => {
    const file = join(folder, 'large.har')
    writeFileSync(file, '{')
    truncateSync(file, 150 * 2 ** 20)
    await expect(verb.run({}, [file])).rejects.toThrow(
      /large\.har has 150 MB, and a recording may have 100\. Record a shorter visit/,
    )
    truncateSync(file, 1)
  })

  test('says no token, cookie or password, wherever it came from', async () => {
    const leaks = [
      entry({ path: `/wps/${TOKEN}/of/lantern88`, status: 500, body: `<p>${TOKEN} cookie-9d8e7f lantern88</p>` }),
      entry({ status: 501, body: `failed for ${TOKEN} with lantern88 {"pin":"77","password":"abc"}` }),
      entry({ body: { success: true, value: { token: 'another-token-1234', password: 'x1', sumBalance: 1 } } }),
      entry({
        method: 'POST',
        path: '/wps/session/login',
        request: { postData: { mimeType: 'application/json', text: '{"username":"ravi88","password":"lantern88"}' } },
      }),
    ]
    const { code, said, json, junit } = await run(har(...leaks))
    expect(code).toBe(1)
    for (const text of [said, readFileSync(json, 'utf8'), readFileSync(junit, 'utf8')]) {
      expect(text).toContain('unknown-status')
      expect(text).toContain('/wps/$HIDDEN/of/$HIDDEN')
      expect(text).not.toMatch(/tok-4f7a|cookie-9d8e|lantern88|another-token|"x1"|abc/)
    }
  })
})
