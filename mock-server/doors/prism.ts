import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

const LISTENING = /Prism is listening on (http:\/\/\S+)/
/** What is worth a line in the terminal: broken contracts and Prism's own trouble, not each request. */
const NOTABLE = /Violation:|Request terminated with error|fatal|Something went terribly wrong/i
const START_TIMEOUT_MS = 60_000
const KILL_AFTER_MS = 2_000
const LAST_LINES = 12

export interface PrismOptions {
  /**
   * `mock` answers examples straight from the contract, but for hosts of pictures; `proxy` checks every call to
   * `upstream` both ways.
   */
  readonly mode: 'mock' | 'proxy'
  /** Where the proxy forwards to. Needed in proxy mode only. */
  readonly upstream?: string
  /** 0 takes any free port. */
  readonly port: number
  /** Path of the bundled contract, one file. */
  readonly contract: string
  /** Gets one plain line per violation. */
  readonly log?: (line: string) => void
}

export interface PrismDoor {
  readonly url: string
  /** Ends the child and resolves when it is gone. */
  close(): Promise<void>
}

/**
 * Starts the Prism command line as a child process and resolves when it listens.
 *
 * Never with `--multiprocess`, which crashes; proxies run with `--errors`, so that a broken answer becomes
 * a problem document which cannot be overlooked. Prism's own watcher is kept away from the real contract by
 * a private copy: it dies on a broken file, and would come back on another port.
 *
 * @throws {Error} with Prism's last lines when it does not start.
 */
export async function startPrism(options: PrismOptions): Promise<PrismDoor> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-prism-'))
  const copy = join(folder, 'openapi.json')

  const text = await readFile(options.contract, 'utf8')
  await writeFile(copy, options.mode === 'mock' ? JSON.stringify(JSON.parse(text, withoutImageHosts)) : text)
  const { child, url } = await spawnPrism(options, copy).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return {
    url,
    async close() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** No name server knows the hosts of the examples; without any, pictures come from the site's own origin. */
const withoutImageHosts = (key: string, value: unknown): unknown =>
  key === 'imageCDNs' && Array.isArray(value) ? [] : value

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

function spawnPrism(options: PrismOptions, contract: string): Promise<Running> {
  const cli = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')
  const shared = ['--port', String(options.port), '--host', '127.0.0.1', '--multiprocess=false', '--cors=false']
  const command = options.mode === 'proxy' ? ['proxy', contract, upstreamOf(options), '--errors'] : ['mock', contract]

  const guard = new URL('prism-guard.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, cli, ...command, ...shared], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, FORCE_COLOR: '0' },
  })

  return new Promise<Running>((resolve, reject) => {
    const last: string[] = []
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS)
    const fail = (reason: string): void => {
      clearTimeout(timer)
      child.kill('SIGKILL')
      reject(new Error(`Prism ${reason}.\n${last.join('\n')}`))
    }
    const read = (line: string): void => {
      const plain = stripVTControlCharacters(line)
      last.push(plain)
      if (last.length > LAST_LINES) last.shift()
      const url = LISTENING.exec(plain)?.[1]
      if (url !== undefined) {
        clearTimeout(timer)
        child.removeListener('exit', exited)
        resolve({ child, url })
      } else if (NOTABLE.test(plain)) {
        options.log?.(plain.trim())
      }
    }
    const exited = (code: number | null): void => fail(`ended with exit code ${code ?? 'none'}`)
    if (child.stdout) createInterface({ input: child.stdout }).on('line', read)
    if (child.stderr) createInterface({ input: child.stderr }).on('line', read)
    child.once('exit', exited)
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
  })
}

function upstreamOf({ upstream }: PrismOptions): string {
  if (upstream === undefined) throw new Error('Prism proxy mode needs an upstream address')
  return upstream
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  await gone
  clearTimeout(timer)
}
