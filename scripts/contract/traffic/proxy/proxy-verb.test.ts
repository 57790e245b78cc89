import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { operations } from '#mock/generated/operations.ts'
import { listenOnFreePort } from '#scripts/lib/free-port.ts'
import { verb } from './proxy-verb.ts'

const interrupt = vi.hoisted(() => {
  let stop = () => {}
  const untilInterrupted = () =>
    new Promise<void>((resolve) => {
      stop = resolve
    })
  return { untilInterrupted, stop: () => stop() }
})
vi.mock('#scripts/lib/until-interrupted.ts', () => ({ untilInterrupted: interrupt.untilInterrupted }))

test('a run whose every caller left before an answer has judged nothing, and writes no report', async () => {
  const server = createServer(() => undefined)
  const upstream = `http://127.0.0.1:${await listenOnFreePort(server, 0)}`
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printed = () => log.mock.calls.join('\n')
  const json = join(mkdtempSync(join(tmpdir(), 'proxy-')), 'proxy.json')
  const code = verb.run({ upstream, json }, [])
  await vi.waitFor(() => expect(printed()).toContain('forwards to'))
  const caller = new AbortController()
  const asked = fetch(`${/http\S+/.exec(printed())?.[0] ?? ''}${operations.getWallets.path}`, { signal: caller.signal })
  await new Promise((resolve) => server.once('request', resolve))
  caller.abort()
  await expect(asked).rejects.toThrow()
  await vi.waitFor(() => expect(printed()).toContain('not judged'))
  interrupt.stop()
  await expect(code).rejects.toThrow('no call could be judged')
  expect(existsSync(json)).toBe(false)
  log.mockRestore()
  server.closeAllConnections()
  server.close()
})
