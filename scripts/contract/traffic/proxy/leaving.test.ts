import { request as startRequest } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { REQUEST_TIMEOUT_MS } from '#src/api/settings.ts'
import { before, JSON_TYPE, MEMBER, promised, WALLET, WALLETS } from '../../../../tests/support/checking-proxy.ts'

afterEach(() => vi.restoreAllMocks())

/** Lets time pass for the proxy. */
function pass(ms: number) {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
}

test('a preflight is no call, and a caller who leaves in mid-answer was not left without one', async () => {
  const half = promised<void>()
  const { url, traffic } = await before((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.url === WALLETS) return void response.writeHead(200, JSON_TYPE).end(WALLET)
    response.writeHead(200, JSON_TYPE).write('{')
    half.resolve()
  })
  await fetch(url + WALLETS, { method: 'OPTIONS' })
  const leaving = new AbortController()
  const left = fetch(`${url}/wps/system/country`, { signal: leaving.signal }).then((answer) => answer.text())
  await half.promise
  leaving.abort()
  await expect(left).rejects.toThrow()
  await fetch(url + WALLETS)
  await vi.waitFor(() => expect(traffic.calls).toBe(1))
})

test.each([
  [0, 'not judged: the caller left before an answer came'],
  [REQUEST_TIMEOUT_MS, 'no-answer: The server did not answer'],
])('a caller who leaves after %i ms before an answer has come is seen', async (afterMs, line) => {
  const asked = promised<void>()
  const { url, lines, heard } = await before(() => asked.resolve())
  const leaving = new AbortController()
  const left = fetch(url + WALLETS, { headers: MEMBER, signal: leaving.signal })
  await asked.promise
  pass(afterMs)
  leaving.abort()
  await expect(left).rejects.toThrow()
  await heard
  expect(lines).toEqual([expect.stringContaining(line)])
})

test('a caller who leaves in mid-answer when the time of the site is over is seen', async () => {
  const { url, lines, heard } = await before((_, response) => response.writeHead(200, JSON_TYPE).write('{'))
  const leaving = new AbortController()
  const answer = await fetch(url + WALLETS, { headers: MEMBER, signal: leaving.signal })
  pass(REQUEST_TIMEOUT_MS)
  leaving.abort()
  await expect(answer.text()).rejects.toThrow()
  await heard
  expect(lines).toEqual([expect.stringMatching(/no-answer: .* seen the answer had not ended when the caller left/)])
})

test('an answer that is cut off late is shown once', async () => {
  const cut = promised<() => void>()
  const { url, lines, close } = await before((_, response) => {
    response.writeHead(200, JSON_TYPE).write('{')
    cut.resolve(() => response.destroy())
  })
  const answer = await fetch(url + WALLETS, { headers: MEMBER })
  pass(REQUEST_TIMEOUT_MS)
  const cutOff = await cut.promise
  cutOff()
  await expect(answer.text()).rejects.toThrow()
  await close()
  expect(lines).toEqual([expect.stringContaining('the connection was cut')])
})

test('an upload waits for its answer only once it is sent', async () => {
  const [begun, sent] = [promised<void>(), promised<void>()]
  const { url, lines, heard } = await before((request) => {
    request.once('data', () => begun.resolve())
    request.on('end', () => sent.resolve())
  })
  const upload = startRequest(url + operations.sendFeedback.path, { method: 'POST', headers: MEMBER })
  upload.on('error', () => undefined)
  upload.write('a')
  await begun.promise
  pass(REQUEST_TIMEOUT_MS)
  upload.end('b')
  await sent.promise
  upload.destroy()
  await heard
  expect(lines).toEqual([expect.stringContaining('not judged: the caller left before an answer came')])
})

test.each([
  ['', 0, 'not judged: the proxy was stopped before an answer came'],
  ['', REQUEST_TIMEOUT_MS, 'seen nothing had come when the proxy was stopped'],
  ['{', 0, 'not judged: the proxy was stopped before an answer came'],
  ['{', REQUEST_TIMEOUT_MS, 'seen the answer had not ended when the proxy was stopped'],
])('a call that has "%s" of its answer after %i ms is seen before the proxy has stopped', async (piece, ms, line) => {
  const asked = promised<void>()
  const { url, lines, close } = await before((_, response) => {
    if (piece !== '') response.writeHead(200, JSON_TYPE).write(piece)
    asked.resolve()
  })
  const call = fetch(url + WALLETS, { headers: MEMBER })
  const body = call.then((answer) => answer.text()).catch(() => 'cut off')
  await (piece === '' ? asked.promise : call)
  pass(ms)
  await close()
  expect(lines).toEqual([expect.stringContaining(line)])
  expect(await body).toBe('cut off')
})
