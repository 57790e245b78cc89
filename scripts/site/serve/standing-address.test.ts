import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { openAddress, type StandingAddress } from './standing-address.ts'
import { statusByHost } from '../../../tests/support/asked-by-host.ts'
import { askRaw, serveRaw } from '../../../tests/support/raw-server.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'

let address: StandingAddress
const servers: Server[] = []
afterEach(async () => {
  await address.close()
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** A server that says its name, at once or when it is let. */
async function named(name: string, letGo: Promise<void> = Promise.resolve()) {
  const server = createServer((_request, response) => void letGo.then(() => response.end(name)))
  servers.push(server)
  const port = await listenOnFreePort(server, 0)
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ask = async () => (await fetch(address.url)).text()

it('lets calls wait until the first server is there', async () => {
  address = await openAddress(0)
  const asked = ask()
  address.lead(await named('first'))
  expect(await asked).toBe('first')
})

it('loses no call while servers are replaced: who began a call ends it', async () => {
  let letGo = (): void => undefined
  const slow = await named('slow', new Promise((resolve) => (letGo = resolve)))
  address = await openAddress(0)
  address.lead(slow)
  const begun = ask()
  await once(slow.server, 'request')
  address.lead(await named('next'))
  expect(await ask()).toBe('next')
  letGo()
  expect(await begun).toBe('slow')
  await expect.poll(() => slow.server.listening).toBe(false)
})

it('holds calls until the former server has closed and the next one answers', async () => {
  address = await openAddress(0)
  const first = await named('first')
  address.lead(first)
  await address.hold()
  expect(first.server.listening).toBe(false)
  const asked = ask()
  address.lead(await named('second'))
  expect(await asked).toBe('second')
})

it('answers 502 where the server behind it is gone', async () => {
  address = await openAddress(0)
  const gone = await named('gone')
  address.lead(gone)
  await gone.close()
  expect((await fetch(address.url)).status).toBe(502)
})

it.each(['*', 'http://anything/'])('refuses what is asked of no path of it (%s), and goes on', async (path) => {
  address = await openAddress(0)
  address.lead(await named('first'))
  const { hostname, port } = new URL(address.url)
  const status = await new Promise((resolve) => {
    request({ hostname, port, path, method: 'OPTIONS' }, ({ statusCode }) => resolve(statusCode)).end()
  })
  expect(status).toBe(502)
  expect(await ask()).toBe('first')
})

it('passes on no call that comes by the name of another host', async () => {
  address = await openAddress(0)
  address.lead(await named('first'))
  expect(await statusByHost(address.url, 'rebound.example')).toBe(403)
  expect(await statusByHost(address.url, 'localhost:5173')).toBe(200)
})

it.each(['HTTP/1.1 099 Odd', 'HTTP/1.1 000 None'])('answers 502 to what HTTP does not allow (%s)', async (line) => {
  address = await openAddress(0)
  const url = await serveRaw(`${line}\r\nConnection: close\r\n\r\n{}`)
  address.lead({ url, close: () => Promise.resolve() })
  expect((await fetch(address.url)).status).toBe(502)
  expect((await fetch(address.url)).status).toBe(502)
})

it('passes a call on that announces a trailer, without it', async () => {
  address = await openAddress(0)
  address.lead(await named('first'))
  const call = 'GET / HTTP/1.1\r\nHost: localhost\r\nTrailer: x\r\nConnection: close\r\n\r\n'
  expect(await askRaw(address.url, call)).toMatch(/^HTTP\/1\.1 200 OK[^]*first/)
})
