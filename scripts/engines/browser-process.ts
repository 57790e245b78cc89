import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserLaunch } from '#scripts/lib/browser-launch.ts'

const START_LIMIT_MS = 60_000

/** A running browser, or a driver with its browsers. */
export interface BrowserProcess {
  /** What the first line that was waited for holds. */
  found: string
  /** Ends it with all that it has started, and takes its folder away. */
  end(): Promise<void>
}

/**
 * Starts a program with the fonts of the project and a folder of its own, and waits for a line of its output.
 *
 * @param args the arguments, given that folder
 * @param wanted its first group is what the start is asked for
 * @param onLine is told every line
 * @throws Error when it ends or takes too long before that line
 */
export async function startBrowser(
  file: string,
  args: (folder: string) => readonly string[],
  wanted: RegExp,
  onLine: (line: string) => void = () => undefined,
): Promise<BrowserProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  // Firefox keeps its pages from reading those fonts, and draws boxes, unless it is told not to.
  const env = { ...browserLaunch().env, HOME: folder, MOZ_DISABLE_CONTENT_SANDBOX: '1' }
  // A group of its own, so that its children end with it.
  const child = spawn(file, args(folder), { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  process.once('exit', kill)
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = async () => {
    kill()
    process.off('exit', kill)
    await gone
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  let output = ''
  const found = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const lines = (output + chunk.toString()).split('\n')
      output = lines.pop() ?? ''
      for (const line of lines) {
        onLine(line)
        const [, part] = wanted.exec(line) ?? []
        if (part !== undefined) resolve(part)
      }
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`${file} ended while it started: ${output}`)))
    setTimeout(
      () => reject(new Error(`${file} did not start within ${START_LIMIT_MS / 1000} s`)),
      START_LIMIT_MS,
    ).unref()
  })
  try {
    return { found: await found, end }
  } catch (error) {
    await end()
    throw error
  }
}
