import { createServer, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { whyNoServer } from '#scripts/contract/verify/target.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { selfSigned } from '../support/self-signed.ts'

const servers: (Server | SocketServer)[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

/** Host and port of a server that listens until the test is over. */
async function hostOf(server: Server | SocketServer): Promise<string> {
  servers.push(server)
  return `127.0.0.1:${await listenOnFreePort(server, 0)}`
}

test('Prism is not taken for a server', async () => {
  const host = await hostOf(
    createServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/problem+json' })
      response.end('{"type":"https://stoplight.io/prism/errors#NO_PATH_MATCHED_ERROR"}')
    }),
  )
  expect(await whyNoServer(`http://${host}`)).toMatch(/stands behind Prism/)
})

test('a server is one whatever it answers, and also where it cuts what it does not know', async () => {
  const notFound = await hostOf(createServer((_, response) => response.writeHead(404).end()))
  expect(await whyNoServer(`http://${notFound}`)).toBeUndefined()
  const firewall = await hostOf(
    createServer((request, response) => {
      if (request.url === '/wps/verify') response.destroy()
      else response.end('{}')
    }),
  )
  expect(await whyNoServer(`http://${firewall}`)).toBeUndefined()
  const silentFirewall = await hostOf(
    createServer((request, response) => {
      if (request.url !== '/wps/verify') response.end('{}')
    }),
  )
  expect(await whyNoServer(`http://${silentFirewall}`, 1_000)).toBeUndefined()
})

test('a certificate that is not trusted is said, with what to do', async () => {
  const host = await hostOf(createSecureServer(selfSigned, (_, response) => response.end()))
  expect(await whyNoServer(`https://${host}`)).toBe(
    `${host}: its certificate is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Name its CA in NODE_EXTRA_CA_CERTS.`,
  )
})

test('a port that speaks another protocol is no server', async () => {
  const secure = await hostOf(createSecureServer(selfSigned, (_, response) => response.end()))
  expect(await whyNoServer(`http://${secure}`)).toMatch(/^127\.0\.0\.1:\d+ does not answer HTTP \(\w+\)\.$/)
  const plain = await hostOf(createServer((_, response) => response.end()))
  expect(await whyNoServer(`https://${plain}`)).toMatch(/^127\.0\.0\.1:\d+ does not answer HTTPS \(\w+\)\.$/)
})

test('a port that stays silent is no server', async () => {
  const host = await hostOf(createSocketServer(() => undefined))
  expect(await whyNoServer(`http://${host}`, 200)).toBe(`${host} accepts connections and answers nothing.`)
})
