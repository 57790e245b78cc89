import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { presentContract } from './judge/present-contract.ts'
import { print } from '#scripts/lib/print.ts'
import { operationLines } from '#scripts/replay/report/progress.ts'
import { printSummary } from '#scripts/replay/report/terminal.ts'
import type { PairResult } from '#scripts/replay/result.ts'
import { makePaint } from '#scripts/report/paint.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import type { Verb } from '#scripts/lib/verb.ts'
import { printProblems } from './document/terminal.ts'

/** Clears the screen, sets the title, colours, goes back in the line, makes a line of its own, turns the text round. */
const HOSTILE = '\u001B[2J\u001B]0;owned\u0007\u001B[31m\r\u009B1A\n✓ holds\u202E\u2066\u200F\uFFFE'
const OWN_COLOURS = [0, 1, 2, 22, 31, 32, 33, 36, 39].map((code) => `\u001B[${code}m`)
const OBEYED = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\uFFFE]/u

const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
const contract = presentContract()
if (!contract) throw new Error('no contract')
const wallets = contract.operations.find(({ id }) => id === 'getWallets')?.path ?? ''

let interrupt = () => undefined as void
vi.mock('#scripts/lib/until-interrupted.ts', () => ({
  untilInterrupted: () => new Promise<void>((resolve) => (interrupt = resolve)),
}))

let said: string[]
let server: Server | undefined
beforeEach(() => {
  said = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line))
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
  onTerminal(...wereTerminals)
  server?.closeAllConnections()
  server?.close()
})

const streams = [process.stdout, process.stderr]
const wereTerminals = streams.map(({ isTTY }) => isTTY)

/** On a terminal there are colours and a progress line, in a pipe there are neither. */
function onTerminal(...are: boolean[]) {
  streams.forEach((stream, index) => Object.assign(stream, { isTTY: are[index] ?? are[0] }))
}

const printed = () => said.join('\n')

/** Without what we print ourselves on a terminal: colours, and the way back to the start of the progress line. */
function withoutOwn(text: string, isTTY: boolean): string {
  return isTTY ? ['\r\u001B[2K', ...OWN_COLOURS].reduce((left, own) => left.replaceAll(own, ''), text) : text
}

async function hostileServer(): Promise<string> {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: false, code: HOSTILE, [HOSTILE]: HOSTILE, value: { [HOSTILE]: HOSTILE } }))
  })
  return `http://127.0.0.1:${await listenOnFreePort(server, 0)}`
}

const verbOf = async (load: Promise<{ verb: Verb }>) => (await load).verb

describe.each([true, false])('what foreign text tells a terminal (%s) or a pipe is shown, not obeyed:', (isTTY) => {
  test('verify, and its reports', async () => {
    onTerminal(isTTY)
    const { run } = await verbOf(import('./verify/verify-verb.ts'))
    expect(await run({ target: await hostileServer(), only: 'getWallets', report: folder, verbose: true }, [])).toBe(1)
    expectShown(isTTY)
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toMatch(OBEYED)
    expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).not.toMatch(OBEYED)
  })

  test('proxy', async () => {
    onTerminal(isTTY)
    const { run } = await verbOf(import('./traffic/proxy/proxy-verb.ts'))
    const ended = run({ upstream: await hostileServer(), port: '4700' }, [])
    const address = await vi.waitUntil(() => /http:\S+/.exec(printed())?.[0])
    await (await fetch(`${address}${wallets}`)).text()
    await vi.waitUntil(() => printed().includes('getWallets'))
    interrupt()
    expect(await ended).toBe(1)
    expectShown(isTTY)
  })

  test('har, and its reports', async () => {
    onTerminal(isTTY)
    const text = JSON.stringify({ success: true, value: { [HOSTILE]: HOSTILE } })
    const entry = (url: string, method: string) => ({
      request: { method, url, headers: [] },
      response: { status: 200, headers: [{ name: 'content-type', value: `text/${HOSTILE}` }], content: { text } },
    })
    const [file, junit] = [join(folder, 'in.har'), join(folder, 'har.xml')]
    const entries = [entry(`https://gw.example${wallets}`, 'GET'), entry('https://gw.example/wps/x', HOSTILE)]
    writeFileSync(file, JSON.stringify({ log: { entries } }))
    const { run } = await verbOf(import('./traffic/har/har-verb.ts'))
    expect(await run({ junit }, [file])).toBe(1)
    expectShown(isTTY)
    expect(readFileSync(junit, 'utf8')).not.toMatch(OBEYED)
  })

  test('diff', async () => {
    onTerminal(isTTY)
    const base = structuredClone(contract.document)
    const schemas = Object.values(base.components?.schemas ?? {})
    for (const schema of schemas)
      Object.assign(schema, { properties: { [HOSTILE]: { enum: [HOSTILE] } }, enum: [HOSTILE] })
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(base))
    const { run } = await verbOf(import('./diff/diff-verb.ts'))
    expect(await run({}, [file])).toBe(1)
    expectShown(isTTY)
  })

  test('replay', () => {
    onTerminal(isTTY)
    const failed: PairResult = {
      operation: 'login',
      tag: 'session',
      answer: 'SYSTEM_BUSY',
      code: 'SYSTEM_BUSY',
      state: 'failed',
      expected: '',
      seen: HOSTILE,
      screen: '/m/login',
      tookMs: 1,
      faults: [{ check: 'leak', what: HOSTILE, expected: '', seen: HOSTILE }],
    }
    print(operationLines([failed]))
    const variant = { lang: 'en', theme: 'dark', merchant: 'bdtdemo' } as const
    const run = { startedAt: '', tookMs: 1, contract: '1', browser: '1', workers: 1, lost: [], pairs: [failed] }
    print(printSummary({ ...run, variant }, makePaint(isTTY), [], 'out'))
    expectShown(isTTY)
  })

  test('lint, bundle and generate', () => {
    onTerminal(isTTY)
    printProblems([{ file: 'openapi/a.yaml', line: 1, rule: 'known-code', message: HOSTILE.replace('\n', '') }])
    expectShown(isTTY)
  })
})

function expectShown(isTTY: boolean) {
  const text = printed()
  expect(text).toContain('\\u001b')
  expect(withoutOwn(text, isTTY)).not.toMatch(OBEYED)
  expect(text).not.toMatch(/^✓ holds\\u202e/m)
}
