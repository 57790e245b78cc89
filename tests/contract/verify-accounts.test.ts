import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startStub, type StubDoor } from '#mock/doors/node.ts'
import { operations } from '#mock/generated/operations.ts'
import { bundleContract } from '#scripts/contract/document/bundle.ts'
import { loadSources } from '#scripts/contract/document/sources.ts'
import { readContract } from '#scripts/contract/judge/contract.ts'
import { readCredentials, type VerifyOptions } from '#scripts/contract/verify/options.ts'
import { verify } from '#scripts/contract/verify/run.ts'
import { verb } from '#scripts/contract/verify/verify-verb.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { UsageError } from '#scripts/lib/command-line.ts'
import { seededAccounts } from '../support/verify-accounts.ts'

const TIME_LIMIT_MS = 60_000

const contract = readContract(bundleContract(loadSources('openapi')))
let stub: StubDoor
let server: Server | undefined

beforeAll(async () => {
  stub = await startStub({ port: 0 })
})
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})
afterAll(() => stub.close())

/** A run as a member alone, against a server that answers logins in a way of its own; the stub answers the rest. */
async function run(answerLogin: (request: IncomingMessage, response: ServerResponse) => void) {
  server = createServer((request, response) => {
    if (request.url === operations.login.path) answerLogin(request, response)
    else void pass(request, response)
  })
  const options: VerifyOptions = {
    target: `http://127.0.0.1:${await listenOnFreePort(server, 0)}`,
    rate: Number.POSITIVE_INFINITY,
    readOnly: false,
    only: ['getSystemStatus'],
    merchant: 'bdtdemo',
    timeoutMs: 2000,
    credentials: { ...readCredentials({}), member: seededAccounts.member },
  }
  return verify(contract, options)
}

async function pass({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { authorization } = headers
  const answer = await fetch(`${stub.url}${url}`, { headers: authorization === undefined ? {} : { authorization } })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
  response.end(await answer.text())
}

const answerHtml = (status: number) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')

const refuse = (code: string) => (_: unknown, response: ServerResponse) => {
  response.writeHead(503, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ success: false, code, message: 'later' }))
}

test.each(['SITE_MAINTENANCE', 'SYSTEM_BUSY', 'UNKNOWN_ERROR', 'USERNAME_FORMAT', 'PAYLOAD_REJECTED', 'NO_SUCH_CODE'])(
  'a named account that %s keeps out ends the run: as nobody it would judge a part',
  { timeout: TIME_LIMIT_MS },
  async (code) => {
    await expect(run(refuse(code))).rejects.toThrow(new UsageError(`GATEWAY_USER could not sign in (${code}).`))
  },
)

test('so does a login that gets no answer, twice', { timeout: TIME_LIMIT_MS }, async () => {
  let logins = 0
  const stay = () => {
    logins += 1
  }
  await expect(run(stay)).rejects.toThrow(new UsageError('GATEWAY_USER could not sign in (no answer within 2 s).'))
  expect(logins).toBe(2)
})

test.each([502, 200])("so does a proxy's page with status %i", { timeout: TIME_LIMIT_MS }, async (status) => {
  await expect(run(answerHtml(status))).rejects.toThrow(
    new UsageError(`GATEWAY_USER could not sign in (status ${status}, no envelope).`),
  )
})

test('an operator with a wrong password is no finding, and is told', { timeout: TIME_LIMIT_MS }, async () => {
  const wrong = { username: 'operator1', password: 'not-the-one-1' }
  const { operations: ran } = await verify(contract, {
    target: stub.url,
    rate: Number.POSITIVE_INFINITY,
    readOnly: false,
    only: ['login'],
    merchant: 'bdtdemo',
    credentials: { ...readCredentials({}), operator: wrong },
  })
  const login = ran.find(({ id }) => id === 'login')
  expect(login?.findings).toEqual([])
  expect(login?.open.find(({ code }) => code === 'NOT_A_MEMBER')?.reason).toBe(
    'the account of GATEWAY_OPERATOR_USER is refused (CREDENTIALS_INVALID)',
  )
})

test('a login that answers what the contract does not know is judged', { timeout: TIME_LIMIT_MS }, async () => {
  const { operations: ran } = await run((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":{"token":7}}')
  })
  expect(ran.map(({ id, succeeded }) => [id, succeeded])).toEqual([['getSystemStatus', true]])
})

test('an inbox that cannot be read ends the run before its first call', { timeout: TIME_LIMIT_MS }, async () => {
  const report = mkdtempSync(join(tmpdir(), 'verify-'))
  const run = verb.run({ target: stub.url, inbox: `${stub.url}/nothing`, only: 'getSystemStatus', report }, [])
  await expect(run).rejects.toThrow(new UsageError(`--inbox ${stub.url}/nothing cannot be read (status 404).`))
})

test('a run that breaks off leaves no report of an earlier one', { timeout: TIME_LIMIT_MS }, async () => {
  const report = mkdtempSync(join(tmpdir(), 'verify-'))
  for (const name of ['index.html', 'junit.xml', 'verify.json', 'notes.txt'])
    writeFileSync(join(report, name), 'before')
  await expect(verb.run({ target: stub.url, inbox: `${stub.url}/nothing`, report }, [])).rejects.toThrow(UsageError)
  expect(readdirSync(report)).toEqual(['notes.txt'])
})

test('the first line in a pipe says who calls', { timeout: TIME_LIMIT_MS }, async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const report = mkdtempSync(join(tmpdir(), 'verify-'))
  await verb.run({ target: stub.url, only: 'getSystemStatus', report }, [])
  expect(log.mock.calls[0]?.[0]).toMatch(/^verify http\S+ contract=\S+ operations=1 account=trial$/)
  log.mockRestore()
})
