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

test.each([
  ['the caller left', (caller: AbortController) => caller.abort()],
  ['the proxy was stopped', () => interrupt.stop()],
])('a run in which %s before any answer has judged nothing, and writes no report', async (how, end) => {
  const asking = promised<void>()
  const upstream = await serve(() => asking.resolve())
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printed = () => log.mock.calls.join('\n')
  const json = join(mkdtempSync(join(tmpdir(), 'proxy-')), 'proxy.json')
  const ended = verb.run({ upstream, json }, []).catch(String)
  await vi.waitFor(() => expect(printed()).toContain('forwards to'))
  const caller = new AbortController()
  const answer = fetch(`${/http\S+/.exec(printed())?.[0] ?? ''}${WALLETS}`, { signal: caller.signal }).catch(
    () => 'none',
  )
  await asking.promise
  end(caller)
  await vi.waitFor(() => expect(printed()).toContain(`not judged: ${how} before an answer came`))
  interrupt.stop()
  expect(await ended).toContain('no call could be judged')
  expect(await answer).toBe('none')
  expect(existsSync(json)).toBe(false)
  log.mockRestore()
})
