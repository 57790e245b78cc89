import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { StubMessage } from '#mock/doors/stub-process.ts'
import { printError } from '#scripts/lib/print.ts'

const folder = join(import.meta.dirname, '../../../mock-server')
/** Editors write a file in several steps; the last one counts. */
const SETTLE_MS = 100
/** A stub that ends at once, for instance over a syntax error, is not started in a tight loop. */
const RESTART_AFTER_MS = 1_000

/** A stub gateway that comes back by itself, always at the same address. */
export interface StubChild {
  url: string
  close(): Promise<void>
}

/**
 * Runs the stub gateway as a child process: it starts again when its code changes, and when it ends for any other
 * reason. Without `keep` it then has its first rows again.
 *
 * @throws Error when the first start fails
 */
export async function startStubChild(options: {
  port: number
  keep: boolean
  log: (line: string) => void
  door: 'stub' | 'prism'
}): Promise<StubChild> {
  let closing = false
  let child: ChildProcess
  const start = (port: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const args = ['--port', String(port), '--door', options.door, ...(options.keep ? ['--keep'] : [])]
      child = fork(join(folder, 'doors/stub-process.ts'), args, {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      if (child.stderr) createInterface({ input: child.stderr }).on('line', printError)
      child.on('message', (message: StubMessage) => {
        if (message.kind === 'log') options.log(message.line)
        else resolve(message.url)
      })
      child.once('exit', (code, signal) => {
        reject(new Error(`the stub gateway did not start (${signal ?? `code ${code}`})`))
        if (!closing) scheduleRestart()
      })
    })

  const url = await start(options.port)
  const port = Number(new URL(url).port)

  function scheduleRestart(): void {
    setTimeout(() => {
      if (closing) return
      start(port).then(
        () => options.log('the stub gateway has started again'),
        // It tries again by itself, as after every end.
        () => undefined,
      )
    }, RESTART_AFTER_MS)
  }

  let settled: NodeJS.Timeout | undefined
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(() => child.kill('SIGTERM'), SETTLE_MS)
  })

  return {
    url,
    close: () =>
      new Promise((resolve) => {
        closing = true
        watcher.close()
        clearTimeout(settled)
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
