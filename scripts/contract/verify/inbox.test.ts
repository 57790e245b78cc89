import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { whyNoInbox } from './inbox.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function inboxWith(status: number, body: string): Promise<string> {
  server = createServer((_, response) => response.writeHead(status).end(body))
  return `http://127.0.0.1:${await listenOnFreePort(server, 0)}/log`
}

test.each(['{"captchas":[],"sms":[]}', '{"sms":[{"to":"01712345678","code":"408213"}]}', '{"captchas":[]}'])(
  '%s is an inbox',
  async (body) => {
    expect(await whyNoInbox(await inboxWith(200, body))).toBeUndefined()
  },
)

test.each([
  [200, '<h1>Log in</h1>', 'its answer is not JSON'],
  [200, '{"messages":[]}', 'it has no list "captchas" or "sms"'],
  [200, '[]', 'it has no list "captchas" or "sms"'],
  [404, '{"sms":[]}', 'status 404'],
])('one that answers %i %s is told before the run', async (status, body, reason) => {
  const address = await inboxWith(status, body)
  expect(await whyNoInbox(address)).toBe(`--inbox ${address} cannot be read (${reason}).`)
})

test('the sentence keeps the query to itself, which may hold a token', async () => {
  const address = await inboxWith(403, '')
  expect(await whyNoInbox(`${address}?token=k3y#latest`)).toBe(`--inbox ${address} cannot be read (status 403).`)
})

test('one that is not there is told before the run', async () => {
  const address = await inboxWith(200, '{}')
  await new Promise((resolve) => {
    server?.close(resolve)
  })
  expect(await whyNoInbox(address)).toBe(`--inbox ${address} cannot be read (ECONNREFUSED).`)
})
