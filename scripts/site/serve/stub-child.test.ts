import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Replaceable } from './standing-address.ts'
import { startStubChild } from './stub-child.ts'

const WAIT = { timeout: 30_000 }
const SERVES = `
  import { createServer } from 'node:http'
  let held
  const server = createServer((request, response) => {
    if (request.url === '/hold') held = response
    else if (request.url === '/let-go') response.end(() => held.end('held'))
    else response.end(held ? 'holds a call' : server.address().port.toString())
  })
  process.once('disconnect', () => process.exit())
  process.once('message', () => server.listen(0, '127.0.0.1', () =>
    process.send({ kind: 'ready', url: 'http://127.0.0.1:' + server.address().port })))
  process.send({ kind: 'loaded' })`

let folder: string
let stub: Replaceable
const told: string[] = []
const write = (code: string) => writeFileSync(join(folder, 'doors/stub-process.ts'), code)
const ask = async (path = '/', url = stub.url) => {
  const answer = await fetch(url + path)
  return answer.ok ? answer.text() : answer.status
}

beforeEach(async () => {
  told.length = 0
  // What a process says as it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  folder = mkdtempSync(join(tmpdir(), 'stub-'))
  mkdirSync(join(folder, 'doors'))
  write(SERVES)
  stub = await startStubChild({ keep: false, log: (line) => told.push(line), door: 'stub' }, folder)
})
afterEach(async () => {
  await stub.close()
  vi.restoreAllMocks()
})

it('answers 502 while the code loads and does not start, and as before once it is mended', async () => {
  write(`process.send({ kind: 'loaded' }); process.once('message', () => { throw new Error('planted') })`)
  await expect.poll(() => ask(), WAIT).toBe(502)
  expect(told).toEqual(['the stub gateway did not start (code 1); calls get 502 until its code is fixed and saved'])
  write(SERVES)
  await expect.poll(() => ask(), WAIT).toMatch(/^\d+$/)
  expect(told.at(-1)).toBe('the stub gateway has started again')
})

it('does the same where the process ends before it is told to serve', async () => {
  const former = `http://127.0.0.1:${await ask()}`
  const held = ask('/hold')
  await expect.poll(() => ask('/', former)).toBe('holds a call')
  const pidFile = join(folder, 'pid')
  write(`
    import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(pidFile)}, String(process.pid))
    process.send({ kind: 'loaded' }, () => process.exit(3))`)
  // Its place is taken only when the former one has answered the call that it holds; until then the next one has ended.
  await expect.poll(() => hasEnded(pidFile), WAIT).toBe(true)
  await ask('/let-go', former)
  expect(await held).toBe('held')
  await expect.poll(() => ask(), WAIT).toBe(502)
  expect(told).toEqual(['the stub gateway did not start (code 3); calls get 502 until its code is fixed and saved'])
})

/** Whether the process has been there and is no more. */
function hasEnded(pidFile: string): boolean {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'))
    return pid > 0 && !isAlive(pid)
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
