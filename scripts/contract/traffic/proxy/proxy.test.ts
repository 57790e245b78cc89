import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { Traffic } from '../traffic.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { verb } from './proxy-verb.ts'
import { statusByHost } from '../../../../tests/support/asked-by-host.ts'
import {
  before,
  JSON_TYPE,
  MEMBER,
  promised,
  proxyTo,
  serve,
  WALLET,
  WALLETS,
} from '../../../../tests/support/checking-proxy.ts'
import { useOwnSignals } from '../../../../tests/support/own-signals.ts'
import { serveRaw } from '../../../../tests/support/raw-server.ts'
import { selfSigned } from '../../../../tests/support/self-signed.ts'

useOwnSignals()
afterEach(() => vi.restoreAllMocks())

test('an answer is passed on as it is and its findings stand below its line', async () => {
  const body = '{"success":true,"value":{"currencySymbol":"x","sumBalance":1}}'
  const { url, lines, heard } = await before((_, response) => {
    response.writeHead(200, { ...JSON_TYPE, 'Set-Cookie': ['a=1', 'b=2'], 'X-Request-Id': 'r1' }).end(body)
  })
  const answer = await fetch(`${url}${WALLETS}`)
  expect(await answer.text()).toBe(body)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  await heard
  expect(lines.join('\n')).toMatch(
    /✕ 200 getWallets .*\n +breaking schema: .* at \/value\/sumBalance expected string seen 1/,
  )
})

test('an undocumented 501 reaches the caller as a 501', async () => {
  const { url, lines, heard } = await before((_, response) => response.writeHead(501, JSON_TYPE).end('{"error":"x"}'))
  const answer = await fetch(`${url}${WALLETS}`)
  expect([answer.status, await answer.text()]).toEqual([501, '{"error":"x"}'])
  await heard
  expect(lines[0]).toContain('unknown-status')
})

test('a packed answer stays packed on the wire and is read by the judge', async () => {
  const { url, lines, heard } = await before((_, response) =>
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }).end(gzipSync(WALLET)),
  )
  const answer = await fetch(`${url}${WALLETS}`, { headers: MEMBER })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(await answer.text()).toBe(WALLET)
  await heard
  expect(lines[0]).toContain('● 200 getWallets')
})

const TOO_LONG = Buffer.alloc(32 * 2 ** 20 + 1, ' ')

test.each([
  ['gzip', gzipSync(TOO_LONG)],
  ['br', brotliCompressSync(TOO_LONG, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ['zstd', zstdCompressSync(TOO_LONG)],
])('a small %s answer that unpacks to a huge one is passed on and not looked at', async (encoding, packed) => {
  const { url, lines, heard } = await before((_, response) =>
    response.writeHead(200, { ...JSON_TYPE, 'Content-Encoding': encoding }).end(packed),
  )
  await passedOn(`${url}${WALLETS}`)
  await heard
  expect(lines[0]).toContain('not judged: the body of the answer is not in the recording')
})

/** As it comes: fetch would unpack it. */
const passedOn = (url: string) =>
  new Promise((resolve) => void get(url, { headers: MEMBER }, (answer) => answer.resume().on('end', resolve)))

test('pieces of an answer are passed on when they come, not when all are there', async () => {
  const { promise: firstIsThere, resolve: goOn } = promised<void>()
  const { url } = await before((_, response) => {
    response.writeHead(200, JSON_TYPE).write(WALLET.slice(0, 10))
    void firstIsThere.then(() => response.end(WALLET.slice(10)))
  })
  const answer = await fetch(`${url}${WALLETS}`)
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(Buffer.from(first?.value ?? []).toString()).toBe(WALLET.slice(0, 10))
  goOn()
})

test('every byte of a picture arrives', async () => {
  const { promise: digest, resolve } = promised<string>()
  const { url, lines, heard } = await before(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    resolve(createHash('sha256').update(Buffer.concat(chunks)).digest('hex'))
    response.writeHead(200, JSON_TYPE).end('{"success":true,"value":null}')
  })
  const bytes = new Uint8Array(64_000).map((_, i) => i % 256)
  const form = new FormData()
  form.append('type', 'TECHNICAL')
  form.append('content', 'The picture shows it better.')
  form.append('images', new Blob([bytes], { type: 'image/png' }), 'x.png')
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  const sent = new Uint8Array(await packed.arrayBuffer())
  const headers = { 'Content-Type': type, Authorization: 'Bearer 0123456789abcdef01234567' }
  await fetch(`${url}${operations.sendFeedback.path}`, { method: 'POST', headers, body: sent })
  expect(await digest).toBe(createHash('sha256').update(sent).digest('hex'))
  await heard
  expect(lines.join('\n')).not.toMatch(/cannot be read|0123456789abcdef/)
})

test('a server that is not there is told as a problem with 502', async () => {
  const { url, lines, heard } = await proxyTo('http://127.0.0.1:9')
  const answer = await fetch(`${url}${WALLETS}`)
  expect(answer.status).toBe(502)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 502, title: 'The server cannot be reached' })
  await heard
  expect(lines[0]).toContain('no-answer')
})

test.each(['HTTP/1.1 099 Odd', 'HTTP/1.1 200 O\u0001K'])(
  'an answer that HTTP does not allow is told: %j',
  async (line) => {
    const { url, lines } = await proxyTo(await serveRaw(`${line}\r\nConnection: close\r\n\r\n{}`))
    for (const calls of [1, 2]) {
      const answer = await fetch(`${url}${WALLETS}`)
      expect([answer.status, await answer.json()]).toEqual([502, expect.objectContaining({ status: 502 })])
      await vi.waitFor(() => expect(lines).toHaveLength(calls))
    }
    expect(lines[0]).toMatch(/no-answer: .* sent an answer that HTTP does not allow/)
  },
)

test('a certificate that is not trusted is said, with what to do', async () => {
  const secure = createSecureServer(selfSigned, (_, response) => response.end())
  const host = `127.0.0.1:${await listenOnFreePort(secure, 0)}`
  const { url, lines, heard } = await proxyTo(`https://${host}`)
  const sentence = `${host}: its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Name its CA in NODE_EXTRA_CA_CERTS.`
  expect(await (await fetch(`${url}${WALLETS}`)).json()).toMatchObject({ status: 502, detail: sentence })
  await heard
  expect(lines[0]).toContain(`${host}: its certificate is not trusted`)
  secure.close()
})

test.each(['//other.example/wps/a', 'http://other.example/wps/a', '//'])(
  'a caller who names another server with %s reaches the upstream all the same',
  async (path) => {
    const { url } = await before((request, response) => response.end(request.url))
    const { hostname, port } = new URL(url)
    const answer = promised<string>()
    get({ hostname, port, path }, (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => answer.resolve(text))
    })
    expect(await answer.promise).toBe(path.replace('http://other.example', ''))
  },
)

test('a caller who comes by the name of another host reaches nothing, and is no call', async () => {
  const { url, traffic } = await before((_, response) => response.writeHead(200, JSON_TYPE).end(WALLET))
  expect(await statusByHost(`${url}${WALLETS}`, 'rebound.example')).toBe(403)
  expect(traffic.calls).toBe(0)
  expect(await statusByHost(`${url}${WALLETS}`, '10.0.2.2:4020')).toBe(200)
})

test('a server behind a base path gets it before each path, and the judge does not see it', async () => {
  const asked = promised<string | undefined>()
  const { url, lines, heard } = await before((request, response) => {
    asked.resolve(request.url)
    response.writeHead(200, JSON_TYPE).end(WALLET)
  }, '/base/path')
  await fetch(`${url}${WALLETS}`, { headers: MEMBER })
  expect(await asked.promise).toBe(`/base/path${WALLETS}`)
  await heard
  expect(lines[0]).toContain('● 200 getWallets')
})

test('a token in the path of an unknown call stands in no report', async () => {
  const { url, traffic, lines, heard } = await before((_, response) => response.writeHead(404, JSON_TYPE).end('{}'))
  await fetch(`${url}/wps/0123456789abcdef01234567/card`, { headers: MEMBER })
  await heard
  const reported = JSON.stringify([lines, traffic.results()])
  expect(reported).toContain('/wps/$HIDDEN/card')
  expect(reported).not.toContain('0123456789abcdef')
})

test('what is not of the gateway passes by unjudged', async () => {
  const { url, traffic } = await before((_, response) => response.end('<p>'))
  expect(await (await fetch(`${url}/m/home`)).text()).toBe('<p>')
  expect(traffic.calls).toBe(0)
})

test('the verb writes its reports when it is interrupted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const [json, junit] = [join(folder, 'proxy.json'), join(folder, 'proxy.xml')]
  const upstream = await serve((_, response) => response.writeHead(200, JSON_TYPE).end('{}'))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printed = () => log.mock.calls.join('\n')
  const code = verb.run({ upstream, json, junit }, [])
  await vi.waitFor(() => expect(printed()).toContain('forwards to'))
  await fetch(`${/http\S+/.exec(printed())?.[0] ?? ''}${WALLETS}`)
  await vi.waitFor(() => expect(printed()).toContain('200 getWallets'))
  process.emit('SIGINT')
  expect(await code).toBe(1)
  log.mockRestore()
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ target: upstream, sent: 1 })
  expect(readFileSync(junit, 'utf8')).toMatch(/<testsuites? .*proxy[\s\S]*getWallets[\s\S]*<failure/)
})

test('a judge that fails at a call ends neither the proxy nor its summary, and its reports say so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'))
  const [json, junit] = [join(folder, 'proxy.json'), join(folder, 'proxy.xml')]
  const upstream = await serve((_, response) => response.writeHead(200, JSON_TYPE).end(WALLET))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(Traffic.prototype, 'add').mockImplementationOnce(() => {
    throw new Error('planted')
  })
  const printed = () => log.mock.calls.join('\n')
  const code = verb.run({ upstream, json, junit }, [])
  await vi.waitFor(() => expect(printed()).toContain('forwards to'))
  const ask = () => fetch(`${/http\S+/.exec(printed())?.[0] ?? ''}${WALLETS}`, { headers: MEMBER })
  await ask()
  const message = 'a call could not be judged: Error: planted'
  await vi.waitFor(() => expect(errors.mock.calls).toEqual([[message]]))
  await ask()
  await vi.waitFor(() => expect(printed()).toContain('200 getWallets'))
  process.emit('SIGHUP')
  expect(await code).toBe(1)
  expect(printed()).toMatch(/1 call not judged: the judge failed[\s\S]* 0 findings/)
  expect(JSON.parse(readFileSync(json, 'utf8')).judgeErrors).toEqual([message])
  expect(readFileSync(junit, 'utf8')).toContain(`<failure type="judge-failed" message="${message}">`)
})

test('a run that saw no call has judged nothing', async () => {
  const upstream = await serve((_, response) => response.end())
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const code = verb.run({ upstream }, [])
  await vi.waitFor(() => expect(log.mock.calls.join('\n')).toContain('forwards to'))
  process.emit('SIGTERM')
  await expect(code).rejects.toThrow('no gateway call was received')
  log.mockRestore()
})

test.each([
  [{}],
  [{ upstream: 'ftp://x' }],
  [{ upstream: 'http://x.example/api?x' }],
  [{ upstream: 'http://x.example', junit: '/' }],
  [{ upstream: 'http://x.example', port: 'abc' }],
])('%j is wrong use', async (flags) => {
  await expect(verb.run(flags, [])).rejects.toThrow(UsageError)
})
