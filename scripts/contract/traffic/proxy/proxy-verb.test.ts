import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { promised, serve, WALLETS } from '../../../../tests/support/checking-proxy.ts'
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
  const asking = promised<void>()
  const upstream = await serve(() => asking.resolve())
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printed = () => log.mock.calls.join('\n')
  const json = join(mkdtempSync(join(tmpdir(), 'proxy-')), 'proxy.json')
  const code = verb.run({ upstream, json }, [])
  await vi.waitFor(() => expect(printed()).toContain('forwards to'))
  const caller = new AbortController()
  const asked = fetch(`${/http\S+/.exec(printed())?.[0] ?? ''}${WALLETS}`, { signal: caller.signal })
  await asking.promise
  caller.abort()
  await expect(asked).rejects.toThrow()
  await vi.waitFor(() => expect(printed()).toContain('not judged'))
  interrupt.stop()
  await expect(code).rejects.toThrow('no call could be judged')
  expect(existsSync(json)).toBe(false)
  log.mockRestore()
})
