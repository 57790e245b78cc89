import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openSlowLine, type SlowLine } from './slow-line.ts'

const SIZE = 40_000
const QUIET_MS = 50
let servers: Server[] = []
let line: SlowLine | undefined

async function serve(letter: string): Promise<string> {
  const server = createServer((_request, response) => response.end(letter.repeat(SIZE)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const ask = async (url: string) => new Set(await (await fetch(url)).text())

afterEach(async () => {
  await line?.close()
  for (const server of servers) server.close().closeAllConnections()
  servers = []
})

it('carries whole answers, several at once, and counts their bytes', async () => {
  line = await openSlowLine(await serve('a'))
  const { url } = line
  expect(await Promise.all([ask(url), ask(url)])).toEqual([new Set('a'), new Set('a')])
  expect(line.bytes()).toBeGreaterThan(2 * SIZE)
})

it('is quiet for as long as it is asked to, also where nothing comes', async () => {
  line = await openSlowLine(await serve('a'))
  const before = performance.now()
  await line.quiet(QUIET_MS)
  expect(performance.now() - before).toBeGreaterThanOrEqual(QUIET_MS)
})

it('leads to another server, and nowhere once it is cut', async () => {
  line = await openSlowLine(await serve('a'))
  line.lead(await serve('b'))
  expect(await ask(line.url)).toEqual(new Set('b'))
  line.cut()
  await expect(ask(line.url)).rejects.toThrow('fetch failed')
  line.lead(await serve('c'))
  expect(await ask(line.url)).toEqual(new Set('c'))
})
