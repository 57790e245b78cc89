import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { StubMessage } from '#mock/doors/stub-process.ts'
import { printError } from '#scripts/lib/print.ts'
import { ROOT } from '#scripts/lib/run-command.ts'
import { watchFolder } from '#scripts/lib/watch-folder.ts'
import { openAddress, type Replaceable } from './standing-address.ts'

const MOCK_SERVER = join(ROOT, 'mock-server')
/** A stub that ends at once, for instance over a call, is not started in a tight loop. */
const RESTART_AFTER_MS = 1_000

/** How the stub runs. */
export interface StubChildOptions {
  keep: boolean
  log: (line: string) => void
  door: 'stub' | 'prism'
  /** A backend behind the stub, and the operations that the stub answers all the same. */
  backend?: { url: string; stubbed: readonly string[] }
}

/**
 * Runs the stub gateway as a child process at an address that stays: another process takes its place when its code
 * changes, and when it ends for any other reason. Without `keep` that one then has its first rows again. Code that
 * cannot be loaded replaces nothing; where no process is left, calls answer 502 until one starts.
 *
 * @param folder holds the code; its `doors/stub-process.ts` is run
 * @throws Error when the first start fails
 */
export async function startStubChild(options: StubChildOptions, folder = MOCK_SERVER): Promise<Replaceable> {
  const address = await openAddress(0)
  const replace = async (): Promise<void> => {
    const next = await load(folder, options, address.url, () => {
      void address.hold()
      restart = setTimeout(() => void watcher?.run(), RESTART_AFTER_MS)
    })
    await address.hold()
    address.lead(await next.serve())
  }
  const replaceOrRefuse = async (): Promise<void> => {
    try {
      await replace()
      options.log('the stub gateway has started again')
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      const then = address.refuse()
        ? 'calls get 502 until its code is fixed and saved'
        : 'the previous process keeps running'
      options.log(`${what}; ${then}`)
    }
  }
  let restart: NodeJS.Timeout | undefined
  let watcher: Awaited<ReturnType<typeof watchFolder>> | undefined
  try {
    await replace()
  } catch (error) {
    await address.close()
    throw error
  }
  watcher = await watchFolder(folder, replaceOrRefuse)
  return {
    url: address.url,
    async close() {
      clearTimeout(restart)
      await watcher.close()
      await address.close()
    },
  }
}

/** A process that has loaded the stub's code and serves when it is told to. */
async function load(folder: string, options: StubChildOptions, origin: string, onEnd: () => void) {
  const { backend } = options
  const args = [
    '--origin',
    origin,
    '--door',
    options.door,
    ...(options.keep ? ['--keep'] : []),
    ...(backend ? ['--backend', backend.url, ...backend.stubbed.flatMap((id) => ['--stubbed', id])] : []),
  ]
  const child = fork(join(folder, 'doors/stub-process.ts'), args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  if (child.stderr) createInterface({ input: child.stderr }).on('line', printError)
  child.on('message', (message: StubMessage) => {
    if (message.kind === 'log') options.log(message.line)
  })
  await told(child, 'loaded')
  // It may end before it is told to serve: nobody has asked yet, and nothing can be sent to it then.
  const ready = told(child, 'ready')
  ready.catch(() => undefined)
  return {
    async serve(): Promise<Replaceable> {
      child.send('serve', () => undefined)
      const { url } = await ready
      child.once('exit', onEnd)
      return {
        url,
        async close() {
          child.off('exit', onEnd)
          if (child.exitCode !== null || child.signalCode !== null) return
          child.kill('SIGTERM')
          await once(child, 'exit')
        },
      }
    },
  }
}

/** The next message of a kind. @throws Error when the process ends first */
function told<Kind extends StubMessage['kind']>(child: ChildProcess, kind: Kind) {
  return new Promise<Extract<StubMessage, { kind: Kind }>>((resolve, reject) => {
    const onExit = (code: number | null, signal: string | null) =>
      reject(new Error(`the stub gateway did not start (${signal ?? `code ${code}`})`))
    child.once('exit', onExit)
    child.on('message', (message: StubMessage) => {
      if (!isOf(message, kind)) return
      child.off('exit', onExit)
      resolve(message)
    })
  })
}

const isOf = <Kind extends StubMessage['kind']>(
  message: StubMessage,
  kind: Kind,
): message is Extract<StubMessage, { kind: Kind }> => message.kind === kind
