import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** Folder of the checkout. */
export const ROOT = join(import.meta.dirname, '../..')

/**
 * The compiler, for `node`. TypeScript 7 checks the project in a quarter of the time of 6, which stays for the tools
 * that need its API; both call their program `tsc`.
 */
export const TSC = join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc')

export interface CommandResult {
  /** Exit code; 1 where a signal or a missing program ended it. */
  code: number
  stdout: string
  stderr: string
}

/**
 * Runs an installed tool (`knip`) or `node` with the pinned Node, in `cwd`, which is the root of the checkout unless
 * said. With `show` its output goes straight to the terminal, without colour in CI, and the texts of the result are
 * empty. Never rejects.
 */
export function runCommand(
  name: string,
  args: readonly string[],
  { show = false, env = {}, cwd = ROOT }: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<CommandResult> {
  const bin = join(ROOT, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd,
      env: {
        ...process.env,
        ...(show && process.env['CI'] === undefined ? {} : { NO_COLOR: '1' }),
        ...env,
        PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      // print: test runners draw their own progress.
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk))
    const end = (code: number, message = '') =>
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() + message })
    child.on('error', (error) => end(1, `${name}: ${error.message}`))
    child.on('close', (code) => end(code ?? 1))
  })
}
